// What both peers' servers know of Five, the game of tasogare.bench.five.
export const SEATS = 5
export const CARDS = Array.from({ length: 60 }, (_, card) => card)
