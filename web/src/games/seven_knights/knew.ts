/** Who knew what at a step of a replay: the tiles, and who stands on which side. */
import type { Fact } from '../contract';
import { isCoop, letter, tileName, tiles, valueName, type KnightsPlay } from './tiles';
import type { View } from './types';

export function knew(play: KnightsPlay, eyes: readonly View[], end: View): Fact[] {
  const [first] = eyes;
  if (!first?.own) return [];
  const owns = eyes.map((eye) => eye.own!);
  const truth = tiles(first).map(
    (tile) =>
      end.rounds[first.round - 1]?.tiles[tile] ??
      owns.flatMap((own) => own.values.filter((_, at) => own.tiles[at] === tile))[0],
  );
  const faces = tiles(first).map((tile): Fact => {
    const value = truth[tile];
    return {
      id: `tile-${tile}`,
      text:
        value === undefined
          ? tileName(play, tile)
          : play.t('board-value', { tile: letter(tile), value: valueName(play, value) }),
      shares: owns.map((own) => (own.tiles.includes(tile) || own.witch_tile === tile ? 'all' : 'none')),
    };
  });
  if (isCoop(first)) return faces;
  const sides = owns.map(({ side }, seat): Fact => ({
    id: `side-${seat}`,
    text: play.t('knew-side', { name: play.name(seat), side: play.t(`board-side-${side}`) }),
    // who is on the witch's side knows all who are, and so all who are not
    shares: owns.map((own, other) => (other === seat || own.side !== 'knight' ? 'all' : 'none')),
  }));
  return [...faces, ...sides];
}
