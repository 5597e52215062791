/**
 * Mutation testing of the parts that decide rules and money: `npm run mutation -w packages/engine`, of one part with
 * `-- --mutate 'src/price/*.ts'`. In place, since the tests read the catalogue beside the workspace; run it in a clean
 * checkout. With MUTATION_TESTS set to a folder only the tests in it have to find the mutants: `src/rule` takes a third
 * of the time so.
 */
import { fileURLToPath } from 'node:url';

const { MUTATION_TESTS: tests } = process.env;

// The properties of rules try 1,000 models in `npm test`: too many for each of some thousand mutants.
process.env.RULE_MODELS ??= '25';

export default {
  testRunner: 'vitest',
  plugins: [
    fileURLToPath(
      import.meta.resolve('./mutation/node_modules/@stryker-mutator/vitest-runner/dist/src/index.js'),
    ),
  ],
  vitest: { configFile: 'vitest.config.ts', ...(tests && { dir: tests }) },
  inPlace: true,
  mutate: ['rule', 'price', 'reference', 'driver', 'delivery'].map((part) => `src/${part}/**/!(*.test).ts`),
  coverageAnalysis: 'perTest',
  concurrency: 2,
  timeoutMS: 3000,
  reporters: ['clear-text'],
  clearTextReporter: { allowColor: false, logTests: false, reportTests: false },
  thresholds: { high: 95, low: 85, break: 85 },
};
