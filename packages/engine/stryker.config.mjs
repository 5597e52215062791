/**
 * Mutation testing of the parts that decide rules and money: `npm run mutation -w packages/engine`, of one part with
 * `-- --mutate 'src/price/*.ts'`. In place, since the tests read the catalogue beside the workspace; run it in a clean
 * checkout.
 */
export default {
  testRunner: 'vitest',
  plugins: ['@stryker-mutator/vitest-runner'],
  vitest: { configFile: 'vitest.config.ts' },
  inPlace: true,
  mutate: ['rule', 'price', 'reference', 'driver', 'delivery'].map((part) => `src/${part}/**/!(*.test).ts`),
  coverageAnalysis: 'perTest',
  concurrency: 2,
  reporters: ['clear-text'],
  clearTextReporter: { allowColor: false, logTests: false },
  thresholds: { high: 95, low: 85, break: 85 },
};
