import type { Privilege } from '@lucerna/contract';

/** The rights (P6) by what they are about, in the order of a day's work. */
export const rightGroups: readonly (readonly [name: string, rights: readonly Privilege[]])[] = [
  [
    'projects',
    [
      'project.view',
      'project.add',
      'project.edit',
      'project.clone',
      'project.delete',
      'project.version.add',
      'project.download',
      'project.registration',
    ],
  ],
  ['company', ['project.view.company', 'project.view.assigned.company', 'project.asigment.thirdparty']],
  ['products', ['price.view', 'product.add.reference', 'downloads.view', 'support.request']],
  ['budgets', ['budget', 'budget.request', 'budget.add']],
  ['orders', ['order.view', 'order.add']],
  ['administration', ['company.manage.user', 'backoffice']],
];
