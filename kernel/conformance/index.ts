export * from './conformance.ts';
export * from './coverage.ts';
export { type Moment, playOn, playRandomly, type RandomGame } from './driver.ts';
export { Nonconformance } from './failure.ts';
export * from './golden.ts';
export * from './perft.ts';
export * from './playthrough.ts';
export * from './setups.ts';
export type { Check, KitOptions, Setup, Trial } from './trial.ts';
