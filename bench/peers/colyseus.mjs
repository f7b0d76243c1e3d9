// Five on Colyseus: node colyseus.mjs TABLES, on 127.0.0.1, in memory (its default), till standard input ends.
// Five private views are sent as messages: one to each client, packed by its own encoder.
import { createServer } from 'node:http'
import { Room, Server, matchMaker } from '@colyseus/core'
import { WebSocketTransport } from '@colyseus/ws-transport'
import { CARDS, COMMITMENT, moves, OPTIONS, places, SEATS } from './five.mjs'

const shuffled = () => {
  const pack = [...CARDS]
  for (let at = pack.length - 1; at > 0; at--) {
    const other = Math.floor(Math.random() * (at + 1))
    ;[pack[at], pack[other]] = [pack[other], pack[at]]
  }
  return pack
}

class Five extends Room {
  maxClients = SEATS
  autoDispose = false
  seatReservationTimeout = 600
  hands = []
  shown = []
  deals = 0
  turn = 0
  seats = []
  names = places('all')

  onCreate() {
    this.setPatchRate(null)
    this.deal()
    this.onMessage('play', (client, { card }) => {
      const seat = this.turn
      if (this.seats[seat] !== client || !this.hands[seat].includes(card)) return
      this.hands[seat] = this.hands[seat].filter((held) => held !== card)
      this.shown = [...this.shown, card].slice(-SEATS)
      this.turn = (seat + 1) % SEATS
      if (this.hands.every((hand) => hand.length === 0)) this.deal()
      this.seats.forEach((each, at) => each.send('view', this.view(at)))
    })
  }

  onJoin(client, { seat }) {
    this.seats[seat] = client
    client.send('view', this.view(seat))
  }

  deal() {
    const pack = shuffled()
    for (let seat = 0; seat < SEATS; seat++) {
      this.hands[seat] = pack.filter((_, at) => at % SEATS === seat).sort((a, b) => a - b)
    }
    this.deals += 1
  }

  view(seat) {
    const asked = seat === this.turn
    return {
      match: this.roomId,
      options: OPTIONS,
      names: this.names,
      commitment: COMMITMENT,
      turn: this.turn,
      hand: this.hands[seat],
      counts: this.hands.map((hand) => hand.length),
      shown: this.shown,
      deals: this.deals,
      asked,
      moves: asked ? moves(this.hands[seat]) : [],
    }
  }
}

const http = createServer()
const server = new Server({ transport: new WebSocketTransport({ server: http }), greet: false })
server.define('five', Five)
await server.listen(0, '127.0.0.1')
const tables = []
for (let table = 0; table < Number(process.argv[2]); table++) {
  const { roomId } = await matchMaker.createRoom('five', {})
  const tokens = []
  for (let seat = 0; seat < SEATS; seat++) tokens.push((await matchMaker.joinById(roomId, { seat })).sessionId)
  tables.push({ code: `${matchMaker.processId}/${roomId}`, tokens })
}
process.stdout.write(JSON.stringify({ port: http.address().port, tables }) + '\n')
process.stdin.on('end', () => process.exit(0)).resume()
