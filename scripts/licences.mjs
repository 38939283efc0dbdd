// `npm run licences`: lists third-party code that we distribute, with its licence; `-- --json` as JSON, `-- --texts` with the full licence
// texts. It fails if a licence does not allow distribution.
import { asCommand } from './ready.mjs';
import { ROOT } from './run.mjs';
import { isAllowed, licenceTexts, shippedPackages } from './shipped.mjs';

await asCommand(async () => {
  const shipped = shippedPackages(ROOT);
  const refused = shipped.filter((each) => !isAllowed(each));
  const print = (/** @type {string} */ text) => process.stdout.write(`${text}\n`);
  if (process.argv.includes('--json'))
    print(JSON.stringify(shipped.map(({ name, version, licence, where }) => ({ name, version, licence, where }))));
  else if (process.argv.includes('--texts')) print([licenceTexts(ROOT, 'server'), licenceTexts(ROOT, 'pages')].join('\n'));
  else {
    const width = Math.max(...shipped.map(({ name, version }) => name.length + version.length + 1));
    for (const { name, version, licence, where } of shipped) print(`${`${name} ${version}`.padEnd(width)}  ${where.padEnd(6)}  ${licence}`);
    print(
      `${shipped.length} packages of others: "server" is installed beside it, "pages" is inside the pages. Games, icons and fonts: CREDITS.md`,
    );
  }
  for (const { name, licence } of refused)
    process.stderr.write(`${name} is under ${licence}, which is not among those we hand on (scripts/shipped.mjs)\n`);
  return refused.length === 0 ? 0 : 1;
});
