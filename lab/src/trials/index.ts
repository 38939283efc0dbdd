export { runTrial } from './run-trial.ts';
