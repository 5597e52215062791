import type { Privilege } from './privilege';

/**
 * How an account may stand to a project: it owns it, is a member of it, looks after its client, or has the same company as
 * its owner. `maker` made a budget or an order of it. An `approver` stands to a quote alone, not to its project: it waits for somebody
 * who may sell at as much, or this one decided it.
 */
export const projectRelations = [
  'owner',
  'editor',
  'viewer',
  'assigned',
  'client',
  'colleague',
  'maker',
  'approver',
] as const;
export type ProjectRelation = (typeof projectRelations)[number];

/** What a member of a project is to it. */
export const memberRoles = ['editor', 'viewer', 'assigned'] as const satisfies readonly ProjectRelation[];
export type MemberRole = (typeof memberRoles)[number];

/** What the owner gives; who gets a project assigned gets it by a call of its own. */
export const sharedRoles = ['editor', 'viewer'] as const satisfies readonly MemberRole[];

/** What is done with a project, and the right that each asks. */
const privilegeOf = {
  read: 'project.view',
  download: 'project.download',
  clone: 'project.clone',
  edit: 'project.edit',
  version: 'project.version.add',
  /** Makes budgets of it. */
  budget: 'budget.add',
  /** Orders of it. */
  order: 'order.add',
  /** Asks the manufacturer for a budget of it. */
  request: 'budget.request',
  /** Registers it in the USA. */
  register: 'project.registration',
  /** Reads the budgets made of it and their documents. */
  budgets: 'budget',
  /** Reads a quote that waits for an approval, and approves or refuses it: within the limit of its discounts (`may`). */
  approve: 'budget.add',
  /** Reads the orders made of it. */
  orders: 'order.view',
  /** Adds and removes editors and viewers. */
  share: 'project.edit',
  /** Assigns it to somebody by e-mail (P7, assign-thirdparty), and ends that. */
  assign: 'project.asigment.thirdparty',
  delete: 'project.delete',
} as const satisfies Readonly<Record<string, Privilege>>;

export type ProjectAction = keyof typeof privilegeOf;
export const projectActions = Object.keys(privilegeOf) as readonly ProjectAction[];

/** The right that opens a project at all to whoever stands to it so. */
const openedBy: Readonly<Record<ProjectRelation, Privilege>> = {
  owner: 'project.view',
  editor: 'project.view',
  viewer: 'project.view',
  assigned: 'project.view',
  client: 'project.view.assigned.company',
  colleague: 'project.view.company',
  maker: 'project.view',
  approver: 'backoffice',
};

const seen: readonly ProjectAction[] = ['read', 'download', 'clone'];
const worked: readonly ProjectAction[] = [
  ...seen,
  'edit',
  'version',
  'request',
  'register',
  'budget',
  'order',
  'budgets',
  'approve',
  'orders',
];

const open: Readonly<Record<ProjectRelation, readonly ProjectAction[]>> = {
  owner: [...worked, 'share', 'assign', 'delete'],
  editor: worked,
  viewer: seen,
  assigned: [...worked, 'assign'],
  client: [...worked, 'assign'],
  colleague: seen,
  maker: ['budgets', 'orders'],
  approver: ['approve'],
};

/** Somebody who stands so to a project may do this with it when the account holds all of these rights. */
export interface ProjectRight {
  readonly relation: ProjectRelation;
  readonly action: ProjectAction;
  readonly privileges: readonly Privilege[];
}

/**
 * Who may do what with a project: the one table (docs/decisions/0061). The server stores it in the database for the SQL
 * function `may`, docs/rights.md shows it, and a test asks every cell of it.
 */
export const projectRights: readonly ProjectRight[] = projectRelations.flatMap((relation) =>
  open[relation].map((action) => ({
    relation,
    action,
    privileges: [...new Set([openedBy[relation], privilegeOf[action]])],
  })),
);

/** What an account of these rights may do with a project to which it stands so. */
export function actionsFor(
  relations: readonly ProjectRelation[],
  held: ReadonlySet<Privilege>,
): ReadonlySet<ProjectAction> {
  const open = projectRights.filter(
    ({ relation, privileges }) => relations.includes(relation) && privileges.every((each) => held.has(each)),
  );
  return new Set(open.map(({ action }) => action));
}

/** As what an account of these rights may do something with a project. */
export function relationsFor(
  action: ProjectAction,
  held: ReadonlySet<Privilege>,
): readonly ProjectRelation[] {
  return projectRights
    .filter((right) => right.action === action && right.privileges.every((each) => held.has(each)))
    .map(({ relation }) => relation);
}
