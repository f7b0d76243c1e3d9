/** A game at once: with bots, or the first guided one. */
import { makeRoom } from './api';
import { recall } from './memory';
import { tidyName } from './names';
import { failure } from './reasons';
import { go } from './router.svelte';
import { t } from './text.svelte';
import { tell } from './toasts.svelte';

/** Makes a room for a first guided game and goes there; a name can come later. */
export async function learn(game: string, name = recall('name') ?? ''): Promise<void> {
  try {
    const room = await makeRoom({ name: tidyName(name) || t('somebody'), game, guide: true });
    go(`/room/${room.code}`);
  } catch (error) {
    tell(failure(error));
  }
}
