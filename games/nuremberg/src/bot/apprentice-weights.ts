/** The apprentice's preferences, in tenths of a victory point. */
export const APPRENTICE_WEIGHTS = {
  /** How far a judgement may be off, and how much more for what promises more: the apprentice makes human mistakes, but nothing that it thinks worse than nothing. */
  wavering: 0.4,
  rashness: 1,
  /** How many cards a piece may lack to be saved for. */
  sight: 1,
  /** What a bargain may cost it: it trades gladly, sometimes too gladly. */
  gladness: 1.5,
  point: 10,
  /** How much of its worth a plan keeps for every card still missing. */
  patience: 0.43,
  /** A missing gold counts for less than a missing card: goods bring several. */
  goldShare: 0.4,
  /** What a second plan counts beside the first. */
  second: 0.29,
  spareCard: 0.28,
  spareGold: 0.3,
  /** Cards above the limit invite the robber knight. */
  tooMany: 0.6,
  /** A card of expected harvest, by the number of event cards in 36. */
  harvest: 0.7,
  /** More for a kind the seat does not harvest yet. */
  scarcity: 2.3,
  plenty: 9,
  /** How much each kind matters, in the order of the resources: nearly everything needs brick. */
  kinds: [1.03, 0.79, 1, 1.3, 0.93],
  openRoad: 2,
  neededRoad: 5.8,
  /** Of what a village on a new road would bring more than one on the own roads. */
  reach: 0.5,
  drawLevel: 1.7,
  rightIncome: 1.3,
  guardRight: 8,
  doubledGood: 24,
  yard: 4.3,
  /** A step towards a council seat may come to nothing. */
  steadiness: 0.75,
  chasedLead: 2,
  calmLead: 1.9,
  /** What is left of the wish to hurt somebody for every point he is behind the leader. */
  mercy: 0.8,
  /** Taking a right from the leader of the others is worth more. */
  topple: 3,
  bankFee: 0.55,
  /** An offer must promise at least this much, or the turn is not worth holding up. */
  leastGain: 0.7,
  /** Helping another player has a price, and the one who is ahead pays more. */
  help: 0.135,
  helpLeader: 0.87,
  /** Nobody trades with a player who has so many points. */
  tooClose: 11,
  counterHope: 1.06,
};
