// What both peers' servers know of Five, the game of tasogare.bench.five, and of the table that it is played at.
export const SEATS = 5
export const CARDS = Array.from({ length: 60 }, (_, card) => card)

// The moves that a seat may make now, as ours lists them for whoever is asked.
export const moves = (hand) => hand.map((card) => ({ type: 'play', card }))

// What else every frame of ours shows: who sits where, what is played, and what the server has committed itself to.
export const COMMITMENT = '277adc3a9d124333734e7778d8c8bf99935f69e2106b2927f26bf188f5d6b19c'
export const OPTIONS = { deals: 1000000 }
export const places = (fields) =>
  Array.from({ length: SEATS }, (_, seat) => {
    const place = { place: seat, person: seat + 1, name: `P${seat}`, score: 0 }
    return fields === 'all' ? { ...place, bot: null, avatar: '', away: false, ready: true } : place
  })
