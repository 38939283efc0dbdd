export { type Line, openLine } from './line.ts';
export { Player, type Request, type Wire } from './player.ts';
export { makeTable, newVisitor, ProblemAnswer, type Visitor, visitorWith } from './visitor.ts';
