export { benchServer } from './server-bench.ts';
