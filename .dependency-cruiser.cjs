/** The rule of direction, file by file. tools/boundaries.test.ts holds the same rule by folder. */
const to = (path) => ({ path });

const server = (path) => `^apps/server/src/${path}`;

/**
 * The floors of the server, the lowest first; what stands nowhere here (app, features.ts, start and the programs) is above all.
 * Types count: the lowest floor defines the ports that those above implement.
 */
const serverFloors = [
  [
    'base',
    `(ports/|(env[^/]*|exit-codes|folders|app-context|records|secrets|start-problem|this-machine|thrown|viewer)\\.ts$)`,
  ],
  ['database', '(database|report)/'],
  ['machine', '(jobs|mail|storage)/'],
  ['http', 'http/'],
  ['sockets', 'sockets/'],
  ['features', 'features/'],
];

/** A rule for each floor: it imports itself and what is below. */
function upward(floors) {
  return floors.map(([name, path], at) => ({
    name: `server-floor-${name}`,
    severity: 'error',
    comment:
      'No file imports upwards, types included: define a port on the lowest floor, and implement it above.',
    from: { path: server(path), pathNot: '\\.test\\.ts$|/test/' },
    to: {
      path: server(''),
      pathNot: floors.slice(0, at + 1).map(([, below]) => server(below)),
    },
  }));
}

module.exports = {
  forbidden: [
    {
      name: 'no-circle',
      severity: 'error',
      comment:
        'Two files that need each other, if only for a type, are one subject, or a third is missing: put what both need where neither is above.',
      from: {},
      to: { circular: true },
    },
    ...upward(serverFloors),
    {
      name: 'engine-is-alone',
      severity: 'error',
      comment: 'The engine imports nothing of ours: what it needs is passed in.',
      from: { path: '^packages/engine/src' },
      to: to('^(packages/(?!engine)|apps|e2e|bench|tools)'),
    },
    {
      name: 'kit-knows-no-domain',
      severity: 'error',
      comment: 'The kit has no domain words. Put the domain in apps/web/src/features.',
      from: { path: '^packages/kit/src' },
      to: to('^(packages/(?!kit)|apps|e2e|bench)'),
    },
    {
      name: 'photometry-is-alone',
      severity: 'error',
      comment: 'Photometry knows light and file formats, no product.',
      from: { path: '^packages/photometry/src' },
      to: to('^(packages/(?!photometry)|apps|e2e|bench|tools)'),
    },
    {
      name: 'picture-is-alone',
      severity: 'error',
      comment: 'Pictures are drawn from plain data; the engine says what a finish is.',
      from: { path: '^packages/picture/src', pathNot: '\\.test\\.ts$' },
      to: to('^(packages/(?!picture|engine)|apps|e2e|bench)'),
    },
    {
      name: 'scene-shows-the-engine',
      severity: 'error',
      comment: 'A scene is made of elements and drawn in the finishes of the pictures.',
      from: { path: '^packages/scene/src', pathNot: '\\.test\\.ts$' },
      to: to('^(packages/(?!scene|engine|picture)|apps|e2e|bench)'),
    },
    {
      name: 'contract-reads-the-engine-only',
      severity: 'error',
      comment: 'The contract is what both sides agree on; it cannot know a side.',
      from: { path: '^packages/contract/src' },
      to: to('^(packages/(?!contract|engine)|apps|e2e|bench)'),
    },
    {
      name: 'documents-get-plain-data',
      severity: 'error',
      comment: 'Documents get plain data and the engine.',
      from: { path: '^packages/documents/src', pathNot: '\\.test\\.ts$' },
      to: to('^(packages/(?!documents|engine|picture)|apps|e2e|bench)'),
    },
    {
      name: 'apps-do-not-meet',
      severity: 'error',
      comment: 'What two apps share belongs in packages/contract or the engine.',
      from: { path: '^apps/([^/]+)/' },
      to: { path: '^apps/', pathNot: '^apps/$1/' },
    },
    {
      name: 'only-tests-use-the-testkit',
      severity: 'error',
      comment: 'The testkit is for tests, journeys and benches.',
      from: { path: '^(packages/(?!testkit)|apps)', pathNot: '\\.test\\.tsx?$|/test/' },
      to: to('^packages/testkit'),
    },
    {
      name: 'features-meet-through-index',
      severity: 'error',
      comment: 'A server feature reads a sibling only through its index.ts.',
      from: { path: '^apps/server/src/features/([^/]+)/' },
      to: {
        path: '^apps/server/src/features/[^/]+/',
        pathNot: '^apps/server/src/features/($1/|[^/]+/index\\.ts$)',
      },
    },
    {
      name: 'web-features-meet-in-routes',
      severity: 'error',
      comment: 'Two features of the web meet in a route, not in each other.',
      from: { path: '^apps/web/src/features/([^/]+)/' },
      to: { path: '^apps/web/src/features/', pathNot: '^apps/web/src/features/$1/' },
    },
    {
      name: 'web-shared-is-below',
      severity: 'error',
      comment: 'shared is read by features, routes and app; it reads none of them.',
      from: { path: '^apps/web/src/shared/' },
      to: to('^apps/web/src/(features|routes|app)/'),
    },
    {
      name: 'web-features-are-below-routes',
      severity: 'error',
      comment: 'A feature does not know which page shows it.',
      from: { path: '^apps/web/src/features/' },
      to: to('^apps/web/src/(routes|app)/'),
    },
    {
      name: 'no-orphan',
      severity: 'error',
      comment: 'Nothing imports this file: remove it or use it.',
      from: {
        orphan: true,
        path: '^(packages|apps)/[^/]+/src',
        pathNot: '(\\.d\\.ts|\\.test\\.tsx?|main\\.tsx?|index\\.ts|worker\\.ts)$',
      },
      to: {},
    },
  ],
  options: {
    doNotFollow: { path: 'node_modules' },
    exclude: { path: '(^|/)dist/|apps/server/migrations' },
    tsPreCompilationDeps: true,
    combinedDependencies: true,
    enhancedResolveOptions: {
      exportsFields: ['exports'],
      conditionNames: ['import', 'default'],
      extensions: ['.ts', '.tsx', '.mjs', '.js', '.json', '.css'],
    },
    tsConfig: { fileName: 'tsconfig.base.json' },
  },
};
