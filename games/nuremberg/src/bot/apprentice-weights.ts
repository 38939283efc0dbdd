/** The apprentice's preferences, in tenths of a victory point. */
export const APPRENTICE_WEIGHTS = {
  /**
   * The largest error of a judgement, and its increase for moves that promise more: an Apprentice makes human mistakes, but never plays
   * what it judges as a loss.
   */
  noise: 0.4,
  rashness: 1,
  /** How many cards a piece may lack and still be saved for. */
  sight: 1,
  /** What a trade may cost it: it likes to trade, sometimes too much. */
  acceptBonus: 1.5,
  point: 10,
  /** The share of its worth a plan keeps for every missing card. */
  patience: 0.43,
  /** A missing gold counts less than a missing card: selling goods brings several. */
  goldShare: 0.4,
  /** The weight of the second plan relative to the first. */
  second: 0.29,
  spareCard: 0.28,
  spareGold: 0.3,
  /** Cards above the limit are at risk from the robber knight. */
  tooMany: 0.6,
  /** The value of an expected harvest card, by the number of event cards out of 36. */
  harvest: 0.7,
  /** Bonus for a kind that the seat does not harvest yet. */
  scarcity: 2.3,
  plenty: 9,
  /** The weight of each kind, in the order of the resources: nearly everything needs brick. */
  kinds: [1.03, 0.79, 1, 1.3, 0.93],
  openRoad: 2,
  neededRoad: 5.8,
  /** The share that counts of what a village on a new road brings over one on the seat's own roads. */
  reach: 0.5,
  drawLevel: 1.7,
  rightIncome: 1.3,
  guardRight: 8,
  doubledGood: 24,
  yard: 4.3,
  /** Progress towards a council seat may come to nothing. */
  steadiness: 0.75,
  chasedLead: 2,
  calmLead: 1.9,
  /** How much of the wish to harm a player remains for every point that player is behind the leader. */
  mercy: 0.8,
  /** Taking a right from the leader of the others is worth more. */
  topple: 3,
  bankFee: 0.55,
  /** The least gain of an offer, below which it is not worth holding up the turn. */
  leastGain: 0.7,
  /** Helping another player has a price, which is higher if that player is ahead. */
  help: 0.135,
  helpLeader: 0.87,
  /** The points at which nobody trades with a player any more. */
  tooClose: 11,
  counterHope: 1.06,
};
