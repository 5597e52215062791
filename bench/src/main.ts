import { printed } from './report';
import type { Report } from './report';

/** Every bench by the name that `npm run bench NAME` takes; they run in this order without a name. */
const benches: Readonly<Record<string, () => Promise<{ readonly run: (report: Report) => Promise<void> }>>> =
  {
    engine: () => import('./engine'),
    import: () => import('./import'),
    lists: () => import('./lists'),
    project: () => import('./project'),
    'project-lists': () => import('./project-lists'),
    lines: () => import('./lines'),
    'long-page': () => import('./long-page'),
    list: () => import('./list'),
    holds: () => import('./holds'),
    'holds-demo': () => import('./holds-demo'),
    order: () => import('./order'),
    sales: () => import('./sales'),
    erp: () => import('./erp'),
    budget: () => import('./budget'),
    'quote-page': () => import('./quote-page'),
    lanes: () => import('./lanes'),
    downloads: () => import('./downloads'),
    documents: () => import('./documents'),
    pictures: () => import('./pictures'),
    memory: () => import('./memory'),
    platform: () => import('./platform'),
    start: () => import('./start'),
    web: () => import('./web'),
    plan: () => import('./plan'),
    bodies: () => import('./bodies'),
    'large-body': () => import('./large-body'),
    scene: () => import('./scene'),
    export: () => import('./export'),
    configurator: () => import('./configurator'),
    composing: () => import('./composing'),
    lighthouse: () => import('./lighthouse'),
  };

const asked = process.argv.slice(2);
const unknown = asked.filter((name) => !(name in benches));
if (unknown.length > 0) {
  process.stderr.write(
    `No bench is named ${unknown.join(', ')}. There are: ${Object.keys(benches).join(', ')}\n`,
  );
  process.exit(1);
}
for (const [name, load] of Object.entries(benches)) {
  if (asked.length > 0 && !asked.includes(name)) continue;
  const { run } = await load();
  await run(printed);
}
