// The rule of direction by dependency-cruiser, with a guard: a cruise that saw almost nothing proves nothing.
import { spawnSync } from 'node:child_process';
import path from 'node:path';
import { fileURLToPath } from 'node:url';

const root = path.resolve(path.dirname(fileURLToPath(import.meta.url)), '..');
/** Fewer modules than this means that the cruise did not resolve the sources. */
const fewestModules = 250;

const run = spawnSync(
  path.join(root, 'node_modules', '.bin', 'depcruise'),
  ['packages', 'apps', '--config', '.dependency-cruiser.cjs', '--output-type', 'json'],
  { cwd: root, encoding: 'utf8', maxBuffer: 1 << 28 },
);
if (!run.stdout) {
  console.error(run.stderr);
  process.exit(1);
}
const { modules, summary } = JSON.parse(run.stdout);
const own = modules.filter((module) => /^(packages|apps)\//.test(module.source));
const across = own
  .flatMap((module) => module.dependencies)
  .filter((each) => /^packages\//.test(each.resolved));
for (const { rule, from, to } of summary.violations) {
  const comment = summary.ruleSetUsed.forbidden.find((each) => each.name === rule.name)?.comment ?? '';
  console.error(`${rule.name}: ${from} -> ${to}. ${comment}`);
}
if (own.length < fewestModules)
  console.error(`Only ${own.length} modules were read; at least ${fewestModules} were expected.`);
if (across.length === 0)
  console.error('No import between workspaces was resolved, so the rule was not tested.');
const ok = summary.violations.length === 0 && own.length >= fewestModules && across.length > 0;
console.log(`${own.length} modules, ${summary.violations.length} violations.`);
process.exit(ok ? 0 : 1);
