import { writeFileSync } from 'node:fs';

const NODE_DOOR = new URL('../../bots/dist/node/index.js', import.meta.url).href;

/** Writes a worker file for bot threads: `work` is the source of an object with `think` and optionally `warmUp`. */
export function writeBotFile(path: string, work: string, imports = ''): string {
  writeFileSync(path, `import { serveJobs } from ${JSON.stringify(NODE_DOOR)};\n${imports}\nserveJobs(${work});\n`);
  return path;
}
