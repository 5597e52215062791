import { projectActions, projectRelations, projectRights } from '../packages/contract/src/project-right';
import type { ProjectAction, ProjectRelation } from '../packages/contract/src/project-right';
import { realpathSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import prettier from 'prettier';

/** Where docs/rights.md is. */
export const documentPath = path.resolve(path.dirname(fileURLToPath(import.meta.url)), '../docs/rights.md');

const actions: Readonly<Record<ProjectAction, string>> = {
  read: 'read the project',
  download: 'download its products and documents',
  clone: 'duplicate it',
  edit: 'change it',
  version: 'make a version',
  budget: 'make a budget',
  order: 'order',
  request: 'ask for a quote',
  register: 'register it with the maker',
  budgets: 'read its budgets and their documents',
  approve: 'decide a discount that waits',
  orders: 'read its orders',
  share: 'add and remove editors and viewers',
  assign: 'assign it to somebody',
  delete: 'delete it',
};

const cell = (relation: ProjectRelation, action: ProjectAction): string =>
  projectRights
    .find((right) => right.relation === relation && right.action === action)
    ?.privileges.map((privilege) => `\`${privilege}\``)
    .join(', ') ?? '–';

/** docs/rights.md, made from the table of rights. */
export function rightsDocument(): Promise<string> {
  const rows = projectActions.map((action) =>
    [actions[action], ...projectRelations.map((relation) => cell(relation, action))].join(' | '),
  );
  const text = `# Who may do what with a project

Made from \`packages/contract/src/project-right.ts\` by \`npx tsx tools/rights-document.ts\`; a test holds the two together. The SQL function \`may\`
reads the same table ([decision 0061](decisions/0061-who-may.md)). A cell names the rights that an account must hold, all of them; – is never.

The owner began the project. An editor or viewer was added, an assigned one got it by e-mail from sales or an importer. "Client" looks after the
project's client ([client-feed.md](client-feed.md)), a colleague has the company of the owner. The maker of a budget or an order keeps it,
whatever becomes of the project. An approver stands to one quote: it waits for an approval, and this account sells at as much, by the
maker’s discount-limits.json; it reads that quote, also when it has decided, and nothing else of the project. To decide asks for that limit of everybody. Somebody who may not read a project is told that it is not there (404), somebody who may, that a change is
not theirs (403).

| | ${projectRelations.join(' | ')} |
| --- | ${projectRelations.map(() => '---').join(' | ')} |
${rows.map((row) => `| ${row} |`).join('\n')}
`;
  return prettier.format(text, { parser: 'markdown', printWidth: 150 });
}

if (process.argv[1] && realpathSync(process.argv[1]) === fileURLToPath(import.meta.url))
  writeFileSync(documentPath, await rightsDocument());
