export { type Line, openLine } from './line.ts';
export { Player, type Wire } from './player.ts';
export { makeTable, newVisitor, type Visitor, visitorWith } from './visitor.ts';
