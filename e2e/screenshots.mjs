// `npm run screenshots`: every screen, size, language and theme into e2e/screenshots, and a list of what overflows.
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';

const here = dirname(fileURLToPath(import.meta.url));
const vite = createRequire(join(here, '..', 'web', 'package.json')).resolve('vite');
const { runnerImport } = await import(pathToFileURL(vite).href);
const { module } = await runnerImport(join(here, 'src', 'screenshots.ts'), { root: here, logLevel: 'error' });
const complaints = await module.takeScreenshots(process.argv[2]);
for (const complaint of complaints) process.stdout.write(`${complaint}\n`);
process.stdout.write(complaints.length === 0 ? 'Nothing overflows.\n' : `${complaints.length} things overflow.\n`);
process.exit(complaints.length === 0 ? 0 : 1);
