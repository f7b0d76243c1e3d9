// Five on boardgame.io: node boardgame.mjs TABLES, on 127.0.0.1, in memory (its default), till standard input ends.
import { createRequire } from 'node:module'
import { CARDS, COMMITMENT, moves, places, SEATS } from './five.mjs'

const { Server } = createRequire(import.meta.url)('boardgame.io/server')

const deal = (G, random) => {
  const pack = random.Shuffle(CARDS)
  for (let seat = 0; seat < SEATS; seat++) {
    G.hands[seat] = pack.filter((_, at) => at % SEATS === seat).sort((a, b) => a - b)
    G.counts[seat] = G.hands[seat].length
  }
  G.deals += 1
}

const five = {
  name: 'five',
  minPlayers: SEATS,
  maxPlayers: SEATS,
  disableUndo: true,
  setup: ({ random }) => {
    const table = { names: places('short'), commitment: COMMITMENT }
    const G = { table, hands: {}, counts: [], shown: [], deals: 0 }
    deal(G, random)
    return G
  },
  turn: { minMoves: 1, maxMoves: 1 },
  moves: {
    play: {
      // its clients may guess the result of a move; what depends on others' cards is the server's alone
      client: false,
      move: ({ G, playerID, random }, card) => {
        if (!G.hands[playerID].includes(card)) return 'INVALID_MOVE'
        G.hands[playerID] = G.hands[playerID].filter((held) => held !== card)
        G.counts[playerID] -= 1
        G.shown = [...G.shown, card].slice(-SEATS)
        if (G.counts.every((count) => count === 0)) deal(G, random)
      },
    },
  },
  playerView: ({ G, ctx, playerID }) => ({
    table: G.table,
    hand: playerID === null ? [] : G.hands[playerID],
    counts: G.counts,
    shown: G.shown,
    deals: G.deals,
    moves: playerID === ctx.currentPlayer ? moves(G.hands[playerID]) : [],
  }),
}

console.info = console.log = () => {}
const server = Server({ games: [five], origins: false })
const listen = server.app.listen.bind(server.app)
server.app.listen = (port, ready) => listen(port, '127.0.0.1', ready)
const { appServer } = await server.run({ port: 0 })
const tables = Array.from({ length: Number(process.argv[2]) }, (_, at) => ({ code: `m${at}` }))
process.stdout.write(JSON.stringify({ port: appServer.address().port, tables }) + '\n')
process.stdin.on('end', () => process.exit(0)).resume()
