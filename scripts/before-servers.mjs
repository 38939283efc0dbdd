// Runs before tests that start servers: bots think in workers, and workers run the build.
import { ensureBuilt } from './ready.mjs';

export default () => ensureBuilt();
