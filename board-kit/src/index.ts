export type {
  Ambience,
  AnswerInAdvance,
  Badge,
  Beat,
  BoardModule,
  BoardProps,
  Drop,
  Fact,
  Flight,
  Gathering,
  Sound,
  StandingAnswers,
  TermsFormProps,
  WindowProps,
} from './board.ts';
export { BEARDS, Bust, type BustLooks, COLLARS, EYES, MOUTHS } from './bust.tsx';
export { Card, CardBack } from './card.tsx';
export { type Choice, type Compose, type Narrowing, narrow, picksOf, repick } from './chooser.ts';
export { CRESTS, Crest, type CrestName, PLAYER_PIGMENTS, playerPigment } from './crest.tsx';
export { CREST_ICONS } from './crests.ts';
export { Explained, Ground } from './explained.tsx';
export { Figure } from './figure.tsx';
export type { GameCard } from './game-card.ts';
export type {
  GameGuide,
  GuideCard,
  GuideContents,
  GuideFilter,
  GuidePlace,
  GuideScore,
  GuideSection,
  GuideSign,
  GuideStep,
} from './guide.ts';
export { type HandOrder, HandOrderProvider } from './hand-order.ts';
export { handTitle } from './hand-title.ts';
export { Icon, IconIn } from './icon.tsx';
export { ICONS } from './icons.ts';
export { lessonsBy } from './lessons.ts';
export { reducesMotion, scrollBehavior } from './motion.ts';
export { Note } from './note.tsx';
export { PATTERNS, type PatternName, PatternSwatch } from './pattern.tsx';
export { Pips } from './pips.tsx';
export { SeatCrest } from './seat-crest.tsx';
export { seatsAround } from './seats-around.ts';
export {
  type Carried,
  type Closeup,
  ownSeat,
  type Point,
  type Pointing,
  type SeatInfo,
  type Seen,
  type TableModel,
  TableProvider,
  usePointing,
  useTable,
} from './table-context.ts';
export { TEXT as KIT_TEXT, type Text as KitText } from './text/index.ts';
export { Place, type Style, Thing } from './thing.tsx';
export { Tile } from './tile.tsx';
export { Coin, Seal, Token } from './token.tsx';
export { useHand } from './use-hand.ts';
export { type Catalogues, type Say, seatOf } from './words.ts';
