// Formats what dependency-cruiser reports to `npm run check`: each broken rule once with its reason and every import that breaks it, and
// the circular imports between folders.
import { circlesIn } from './circles.mjs';

const PACKAGE = /^((games|templates)\/[^/]+|[^/]+)\//;

/** @typedef {import('dependency-cruiser').ICruiseResult} Cruise */

/**
 * Formats dependency-cruiser's results. It reports a circle of files once, not for each of its files or their folders; likewise a broken
 * rule.
 * @param {Cruise} cruise
 * @returns {import('dependency-cruiser').IReporterOutput}
 */
export default function report({ modules, summary: { violations, ruleSetUsed } }) {
  const broken = violations.map((violation) => ({ rule: violation.rule.name, imports: importsIn(violation) }));
  const told = new Set(broken.flatMap(({ imports }) => imports));
  const rules = (ruleSetUsed?.forbidden ?? []).flatMap(({ name, comment }) => {
    const places = broken.filter(({ rule }) => rule === name).map(({ imports }) => imports);
    return places.length === 0 ? [] : [paragraph(`${name}: ${comment}`, onceEach(places))];
  });
  const circles = folderCircles(modules)
    .filter(({ imports }) => !imports.some((each) => told.has(each)))
    .map(({ inside, circle, imports }) =>
      paragraph(`folders-import-one-way: in ${inside} a chain of imports leaves a folder and comes back: ${circle.join(' → ')}.`, imports),
    );
  return { output: [...rules, ...circles].join('\n'), exitCode: broken.length + circles.length };
}

/** @param {string} cause @param {readonly string[]} places */
function paragraph(cause, places) {
  return [cause, ...places.map((place) => `  ${place}`), ''].join('\n');
}

/** Returns what breaks a rule: one import, or those of a circle. @param {Cruise['summary']['violations'][number]} violation */
function importsIn({ from, to, cycle }) {
  const files = [from, ...(cycle?.map(({ name }) => name) ?? [to])];
  return files.slice(1).map((file, at) => `${files[at]} → ${file}`);
}

/** Returns the same key for the same circle, from any start. @param {readonly string[][]} places */
function onceEach(places) {
  return [...new Map(places.map((imports) => [imports.toSorted().join(), imports.join(', ')])).values()];
}

/**
 * Finds circles between folders: no chain of imports may leave a folder and come back, through other folders or through files next to it.
 * @param {Cruise['modules']} modules
 */
export function folderCircles(modules) {
  /** @type {Map<string, Map<string, Map<string, string>>>} in each folder which of its parts imports which others, with one such import */
  const folders = new Map();
  for (const { source, dependencies } of modules) {
    for (const { resolved } of dependencies) {
      if (PACKAGE.exec(source)?.[0] !== PACKAGE.exec(resolved)?.[0]) continue;
      const { inside, from, to } = partsOf(source, resolved);
      const arrows = folders.get(inside) ?? new Map();
      const here = arrows.get(from) ?? new Map();
      folders.set(inside, arrows.set(from, here.set(to, `${source} → ${resolved}`)));
    }
  }
  return [...folders].flatMap(([inside, arrows]) =>
    circlesIn(new Map([...arrows].map(([from, to]) => [from, [...to.keys()]])))
      // The rule no-cycles finds circles between files.
      .filter((circle) => circle.some((part) => part.endsWith('/')))
      .map((circle) => ({ inside, circle, imports: circle.slice(1).map((to, at) => arrows.get(circle[at] ?? '')?.get(to) ?? '') })),
  );
}

/** Returns the innermost folder that contains both files, and the part of it that each is in or is. @param {string} source @param {string} target */
function partsOf(source, target) {
  const from = source.split('/');
  const to = target.split('/');
  const last = Math.min(from.length, to.length) - 1;
  const apart = from.findIndex((part, at) => at === last || part !== to[at]);
  /** @param {readonly string[]} path */
  const part = (path) => `${path[apart]}${apart < path.length - 1 ? '/' : ''}`;
  return { inside: from.slice(0, apart).join('/'), from: part(from), to: part(to) };
}
