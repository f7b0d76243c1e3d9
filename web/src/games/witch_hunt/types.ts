// Made by `make wire` from the Python types of tasogare.games.witch_hunt. Do not edit.

export type Moves =
  | Deal
  | Draw
  | Slip
  | Ready
  | Ok
  | Done
  | Visit
  | Guard
  | Stand
  | Prowl
  | Cast
  | Divine
  | Steal
  | Propose
  | Approve
  | Offer
  | Vote
  | Say;
export type Option =
  | Deal
  | Draw
  | Slip
  | Ready
  | Ok
  | Done
  | Visit
  | Guard
  | Stand
  | Prowl
  | Cast
  | Divine
  | Steal
  | Propose
  | Approve
  | Offer
  | Vote
  | Say
  | Deals
  | Slips
  | Proposals
  | Says;

/**
 * The table gives every cat its role.
 */
export interface Deal {
  type: 'deal';
  roles: ('crow' | 'guardian' | 'herbalist' | 'jester' | 'pickpocket' | 'seer' | 'villager' | 'witch')[];
}
/**
 * The table says what tonight's circle needs, in this order.
 */
export interface Draw {
  type: 'draw';
  materials: ('crystal' | 'feather' | 'mushroom' | 'pumpkin' | 'shell')[];
}
/**
 * The table says which card the pickpocket gets.
 */
export interface Slip {
  type: 'slip';
  card: 'crystal' | 'feather' | 'mushroom' | 'pumpkin' | 'shell';
}
/**
 * I have seen my role.
 */
export interface Ready {
  type: 'ready';
}
/**
 * I have seen the scene.
 */
export interface Ok {
  type: 'ok';
}
/**
 * I have talked enough.
 */
export interface Done {
  type: 'done';
}
/**
 * Where to go today, and which frog a herbalist gives the potion to.
 */
export interface Visit {
  type: 'visit';
  place: 'beach' | 'cave' | 'field' | 'forest' | 'tower';
  restore: number | null;
}
/**
 * The guardian will guard a place instead of collecting.
 */
export interface Guard {
  type: 'guard';
}
/**
 * The place that the guardian guards.
 */
export interface Stand {
  type: 'stand';
  place: 'beach' | 'cave' | 'field' | 'forest' | 'tower';
}
/**
 * Where a witch goes.
 */
export interface Prowl {
  type: 'prowl';
  place: 'beach' | 'cave' | 'field' | 'forest' | 'tower';
}
/**
 * What a witch does there; ``target`` is null for ``gather`` alone.
 */
export interface Cast {
  type: 'cast';
  spell: 'chorus' | 'fellow' | 'gather' | 'lonely' | 'swamp';
  target: number | null;
}
/**
 * The seer asks whether a cat is a witch.
 */
export interface Divine {
  type: 'divine';
  target: number;
}
/**
 * The pickpocket takes a card from a cat.
 */
export interface Steal {
  type: 'steal';
  target: number;
}
/**
 * The mayor names who enters the circle tonight.
 */
export interface Propose {
  type: 'propose';
  cats: number[];
}
/**
 * For or against the proposal.
 */
export interface Approve {
  type: 'approve';
  yes: boolean;
}
/**
 * What a member puts into the circle.
 */
export interface Offer {
  type: 'offer';
  card: ('crystal' | 'feather' | 'mushroom' | 'pumpkin' | 'shell') | 'pebble';
}
/**
 * Whom to banish; null passes.
 */
export interface Vote {
  type: 'vote';
  target: number | null;
}
/**
 * A statement before all: true or not, it binds nobody.  ``what`` tells which of the other fields it has.
 */
export interface Say {
  type: 'say';
  what: 'claim' | 'result' | 'suspect' | 'trust' | 'went';
  role: 'crow' | 'guardian' | 'herbalist' | 'jester' | 'pickpocket' | 'seer' | 'villager' | 'witch';
  target: number;
  witch: boolean;
  day: number;
  place: 'beach' | 'cave' | 'field' | 'forest' | 'tower';
}
/**
 * Every way to give these roles to the seats, each equally likely.
 */
export interface Deals {
  type: 'deals';
  roles: ('crow' | 'guardian' | 'herbalist' | 'jester' | 'pickpocket' | 'seer' | 'villager' | 'witch')[];
}
/**
 * A card of a hand that slips away, each card (not each kind) equally likely.
 */
export interface Slips {
  type: 'slips';
  hand: ('crystal' | 'feather' | 'mushroom' | 'pumpkin' | 'shell')[];
}
/**
 * Any ``count`` of the cats, in any order.
 */
export interface Proposals {
  type: 'proposals';
  cats: number[];
  count: number;
}
/**
 * Every statement that can be made: about any of the seats, any open place, any day that has come.
 */
export interface Says {
  type: 'says';
  seats: number;
  places: ('beach' | 'cave' | 'field' | 'forest' | 'tower')[];
  day: number;
}
/**
 * The table as a seat, or a spectator, sees it.
 */
export interface View {
  phase:
    | Dealing
    | Readying
    | Morning
    | Gathering
    | SettingOut
    | Collecting
    | Reporting
    | Discussing
    | Proposing
    | Approving
    | Approved
    | Rejected
    | Offering
    | Revealed
    | Pointing
    | Voting
    | Verdict
    | Over;
  options: Options;
  forms: ('banished' | 'frog' | 'human')[];
  roles: (
    ('crow' | 'guardian' | 'herbalist' | 'jester' | 'pickpocket' | 'seer' | 'villager' | 'witch') | null
  )[];
  hands: (('crystal' | 'feather' | 'mushroom' | 'pumpkin' | 'shell')[] | null)[];
  potions: number;
  seals: number;
  failed: number;
  gauge: number;
  mayor: number | null;
  needed: ('crystal' | 'feather' | 'mushroom' | 'pumpkin' | 'shell')[];
  days: DayView[];
}
/**
 * The table deals exactly the row's roles.
 */
export interface Dealing {
  type: 'dealing';
}
/**
 * Everyone holds the card to look and says ``ready``, once; no time limit.
 */
export interface Readying {
  type: 'readying';
}
/**
 * The table draws tonight's materials, all different, from the open places': as many as the row says, at most one
 * for each human cat.  Their order counts.
 */
export interface Morning {
  type: 'morning';
  day: number;
}
/**
 * Every human cat that is no witch secretly picks a place, changeable until the last has chosen.
 *
 * The herbalist may also name a frog to restore; the guardian may guard instead, which can't be taken back.  Nobody
 * sees who has chosen, and witches see the same screen.  Talk is free.
 */
export interface Gathering {
  type: 'gathering';
  day: number;
}
/**
 * Ten seconds for everyone, in every game with a guardian in its row: a guarding guardian sees how many went where
 * and stands at a place; for the others, and where nobody guards, nothing happens.  Talk is free.
 */
export interface SettingOut {
  type: 'setting_out';
  day: number;
}
/**
 * Fifteen seconds for everyone, in which each human witch, independently of the others, sees how many went where,
 * prowls to a place, sees the names there, and casts a spell on one of them or just gathers.  No change after.
 */
export interface Collecting {
  type: 'collecting';
  day: number;
}
/**
 * The duck tells who became a frog and who came back, or that all came back safe; never where.
 */
export interface Reporting {
  type: 'reporting';
  day: number;
}
/**
 * Talk, until every human cat is done.
 */
export interface Discussing {
  type: 'discussing';
  day: number;
}
/**
 * The mayor names exactly as many human cats, itself allowed, as materials count tonight.
 */
export interface Proposing {
  type: 'proposing';
  day: number;
  mayor: number;
}
/**
 * All human cats are for or against it, changeable until all are in, then shown by name.
 *
 * More than half for: it passes.  A tie fails.
 */
export interface Approving {
  type: 'approving';
  day: number;
  mayor: number;
}
/**
 * The members are shown, with who was for and against; then the ritual.
 */
export interface Approved {
  type: 'approved';
  day: number;
  mayor: number;
}
/**
 * The curse gauge rises and the next mayor proposes; a full gauge ends the night's ritual, and the vote comes.
 */
export interface Rejected {
  type: 'rejected';
  day: number;
  mayor: number;
}
/**
 * Each member secretly puts in one card of its hand, a pebble from an empty one; it can't be changed.
 *
 * The ritual succeeds if the cards are exactly the required ones.  Success: a seal; failure: spells open.
 */
export interface Offering {
  type: 'offering';
  day: number;
}
/**
 * Only success or failure is shown.
 */
export interface Revealed {
  type: 'revealed';
  day: number;
}
/**
 * Who was it!  Four seconds, after a success too; then the vote.
 */
export interface Pointing {
  type: 'pointing';
  day: number;
}
/**
 * Each human cat votes for another human cat or passes, changeable until all are in, then shown by name.
 *
 * Most votes: banished, and announced as witch or not.  A tie or no vote: nobody.
 */
export interface Voting {
  type: 'voting';
  day: number;
}
/**
 * Who is banished, and whether it was a witch; then the next day comes.
 */
export interface Verdict {
  type: 'verdict';
  day: number;
}
/**
 * The game is over at the very play that completes a victory.
 */
export interface Over {
  type: 'over';
  winner: 'jester' | 'village' | 'witches';
  why: 'banished' | 'frogs' | 'jester' | 'knights' | 'outnumbered' | 'seals';
  frogs: number;
}
/**
 * A row of the table of numbers, public, and the time for talk.
 */
export interface Options {
  witches: number;
  crows: number;
  jesters: number;
  specials: ('guardian' | 'herbalist' | 'pickpocket' | 'seer')[];
  places: number;
  materials: number;
  seals: number;
  knights_day: number;
  gauge: number;
  potions: number;
  talk_seconds: number;
}
/**
 * A day: what is public, and what the viewer knows besides.
 */
export interface DayView {
  number: number;
  required: ('crystal' | 'feather' | 'mushroom' | 'pumpkin' | 'shell')[];
  humans: number[];
  frogs: number[] | null;
  back: number[];
  proposals: Proposal[];
  success: boolean | null;
  votes: [number, number | null][] | null;
  banished: number | null;
  was_witch: boolean | null;
  said: Remark[];
  mine: Mine | null;
  truth: Day | null;
}
/**
 * Who was proposed by whom, and, once all are in, who was for it.
 */
export interface Proposal {
  mayor: number;
  cats: number[];
  yes: number[];
  passed: boolean | null;
}
/**
 * Who said what, and when in the day.
 */
export interface Remark {
  seat: number;
  said: Say;
  after: number;
}
/**
 * What a seat alone knows of a day.
 */
export interface Mine {
  place: ('beach' | 'cave' | 'field' | 'forest' | 'tower') | null;
  restores: number | null;
  guards: boolean;
  stands: ('beach' | 'cave' | 'field' | 'forest' | 'tower') | null;
  stopped: boolean | null;
  counts: {
    [k: string]: number;
  } | null;
  names: number[] | null;
  picks: Picked[];
  card: ('crystal' | 'feather' | 'mushroom' | 'pumpkin' | 'shell') | null;
  vision: Vision | null;
  theft: Theft | null;
  lost: ('crystal' | 'feather' | 'mushroom' | 'pumpkin' | 'shell') | null;
  offered: ('crystal' | 'feather' | 'mushroom' | 'pumpkin' | 'shell') | 'pebble' | null;
}
/**
 * A witch's pick, as far as it has come.
 */
export interface Picked {
  seat: number;
  place: 'beach' | 'cave' | 'field' | 'forest' | 'tower';
  spell: ('chorus' | 'fellow' | 'gather' | 'lonely' | 'swamp') | null;
  target: number | null;
}
/**
 * What the seer saw.
 */
export interface Vision {
  target: number;
  witch: boolean;
}
/**
 * What the pickpocket got; no card: the hand was empty, or the card has not slipped yet.
 */
export interface Theft {
  target: number;
  card: ('crystal' | 'feather' | 'mushroom' | 'pumpkin' | 'shell') | null;
}
/**
 * All that happened on a day, secrets and all.
 */
export interface Day {
  number: number;
  required: ('crystal' | 'feather' | 'mushroom' | 'pumpkin' | 'shell')[];
  humans: number[];
  went: (('beach' | 'cave' | 'field' | 'forest' | 'tower') | null)[];
  guards: boolean;
  stands: ('beach' | 'cave' | 'field' | 'forest' | 'tower') | null;
  restores: number | null;
  picks: Picked[];
  frogs: number[] | null;
  back: number[];
  vision: Vision | null;
  theft: Theft | null;
  proposals: Proposal[];
  offers: (('crystal' | 'feather' | 'mushroom' | 'pumpkin' | 'shell') | 'pebble')[];
  success: boolean | null;
  votes: [number, number | null][] | null;
  banished: number | null;
  was_witch: boolean | null;
  said: Remark[];
}
