/** The privilege keys of P6, in the spec's order; `project.asigment.thirdparty` is spelled as on the wire. */
export const privileges = [
  'order.add',
  'order.view',
  'price.view',
  'project.add',
  'project.view',
  'project.view.company',
  'project.view.assigned.company',
  'project.edit',
  'project.download',
  'project.clone',
  'project.delete',
  'project.registration',
  'project.asigment.thirdparty',
  'product.add.reference',
  'support.request',
  'budget',
  'budget.request',
  'budget.add',
  'downloads.view',
  'backoffice',
  'company.manage.user',
  'project.version.add',
] as const;

export type Privilege = (typeof privileges)[number];

/** Roles with their ids (P6). Id 5 does not exist. */
export const roles = {
  webUser: 1,
  specifier: 2,
  distributor: 3,
  sales: 4,
  specifier_usa: 6,
  sales_usa: 7,
  importer: 8,
  admin: 9,
  apiUser: 10,
} as const;

export type RoleName = keyof typeof roles;

const everyone: readonly Privilege[] = [
  'project.add',
  'project.view',
  'project.edit',
  'project.delete',
  'project.download',
  'downloads.view',
  'support.request',
];
const specifying: readonly Privilege[] = [
  ...everyone,
  'project.clone',
  'project.version.add',
  'price.view',
  'product.add.reference',
  'budget',
  'budget.request',
];
const trading: readonly Privilege[] = [...specifying, 'budget.add', 'order.add', 'order.view'];

/** The rights that ship with the product; the server keeps them as editable rows (ACC-15). */
export const defaultPrivileges: Readonly<Record<RoleName, readonly Privilege[]>> = {
  webUser: everyone,
  specifier: specifying,
  specifier_usa: [...specifying, 'project.registration'],
  distributor: [...trading, 'project.view.company'],
  importer: [
    ...trading,
    'project.view.company',
    'project.view.assigned.company',
    'project.asigment.thirdparty',
  ],
  sales: [...trading, 'project.view.company', 'project.view.assigned.company', 'project.asigment.thirdparty'],
  sales_usa: [
    ...trading,
    'project.registration',
    'project.view.company',
    'project.view.assigned.company',
    'project.asigment.thirdparty',
  ],
  apiUser: trading,
  admin: privileges,
};
