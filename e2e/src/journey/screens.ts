import { signedIn } from '@lucerna/testkit/user';
import type { Page } from 'playwright-core';
import { text, textPattern } from './texts';

const say = (key: string) => text('en', key);
const almar = '/add-product/201/1/2010';
const configurator = `${almar}/attributes-configurator`;

/** A page, and what may stand over it. */
export interface Screen {
  readonly name: string;
  readonly path: string;
  /** What is opened before the look. */
  readonly open?: (page: Page) => Promise<unknown>;
}

/** What a stranger may see. */
export const strangers: readonly Screen[] = [
  { name: 'home', path: '/' },
  { name: 'sign in', path: '/sign-in' },
  { name: 'sign up', path: '/sign-up' },
];

/** What an administrator has beside. */
export const administration: readonly Screen[] = [
  { name: 'profile with keys', path: '/my-profile' },
  { name: 'new key', path: '/my-profile', open: (page) => opens(page, 'profile.newKey') },
  { name: 'users', path: '/users-management' },
  { name: 'rights of a user', path: '/users-management', open: openRights },
  {
    name: 'invitations',
    path: '/users-management?tab=invitations',
    open: (page) => opens(page, 'users.invite'),
  },
  { name: 'roles', path: '/users-management?tab=roles' },
  { name: 'audit log', path: '/users-management?tab=audit' },
  { name: 'log of changes', path: '/changes' },
  { name: 'imports of the catalogue', path: '/imports' },
  { name: 'models of the catalogue', path: '/product-admin?subFamily=210' },
  { name: 'compositions of the catalogue', path: '/product-admin/compose' },
  { name: 'rules of the catalogue', path: '/product-admin/EditRule' },
  { name: 'rules of a collection', path: '/product-admin/EditRule?subFamily=201', open: addRule },
  { name: 'studio', path: '/studio' },
];

const lines = [
  { model: '2010', choices: { color: '30', temperature: '2', control: 'B' }, quantity: 3 },
  // A custom colour is ordered from ten pieces on, so this line has a problem to show.
  { model: '2010', choices: { color: '99' }, quantity: 3 },
  { model: '2015', quantity: 2 },
];

interface Made {
  readonly id: string;
  readonly products: {
    readonly orderedIds: readonly string[];
    readonly byId: Readonly<Record<string, { readonly quantity: number; readonly referenceCode: string }>>;
  };
}

/** Makes an open, an empty and an ordered project with a budget, and lists every page of an account. */
export async function furnish(url: string): Promise<readonly Screen[]> {
  const user = await signedIn(url, 'distributor');
  const create = async (name: string, products: readonly object[]) =>
    (await user.post<Made>('/api/v1/projects', { name, products })).body;
  const empty = await create('Empty house', []);
  const open = await create('Hotel Miramar', lines);
  const sold = await create('Casa Norte', [lines[0]!, lines[2]!]);
  const { body: budget } = await user.post<{ id: string }>('/api/v2/budget', {
    projectId: open.id,
    clientName: 'Casa Clara',
    products: open.products.orderedIds.map((_id) => ({ _id, discount: 0 })),
  });
  const { body: ordered } = await user.post<{ order: { orderId: string } }>('/api/v1/orders/process', {
    projectId: sold.id,
    products: sold.products.orderedIds.map((_id) => {
      const { quantity, referenceCode } = sold.products.byId[_id]!;
      return { _id, quantity, referenceCode, unitNet: null };
    }),
  });
  return [
    { name: 'home', path: '/' },
    { name: 'projects', path: '/projects' },
    { name: 'empty project', path: `/project/${empty.id}` },
    { name: 'project', path: `/project/${open.id}` },
    { name: 'ordered project', path: `/project/${sold.id}` },
    { name: 'collections', path: '/create-project/select-collection' },
    { name: 'models of a collection', path: '/create-project/select-collection/201' },
    { name: 'model', path: almar },
    { name: 'configurator', path: configurator },
    { name: 'configurator with a blocked value', path: configurator, open: touchBlocked },
    { name: 'configurator with the price explained', path: configurator, open: explainPrice },
    { name: 'documents of a product', path: '/services/download?reference=2010' },
    { name: 'downloads of a project', path: `/project/${open.id}/downloads` },
    { name: 'new budget', path: `/project/${open.id}/generate-budget` },
    { name: 'budget', path: `/project/${open.id}/budget/${budget.id}` },
    { name: 'new order', path: `/project/${open.id}/new-order` },
    { name: 'order', path: `/order/${ordered.order.orderId}` },
    { name: 'orders', path: '/orders' },
    { name: 'profile', path: '/my-profile' },
    { name: 'no access', path: '/error-403' },
    { name: 'not found', path: '/nowhere/at/all' },
  ];
}

/** Without a driver the basic canopy is blocked; a touch tells why. */
async function touchBlocked(page: Page): Promise<void> {
  const value = (name: string) =>
    page.getByRole('radio', { name: new RegExp(`^${name}`) }).locator('xpath=ancestor::label[1]');
  await value('No driver').click();
  await value('Surface Basic').click();
  await page.getByText(textPattern('en', 'configurator.blockedBy')).first().waitFor();
}

async function explainPrice(page: Page): Promise<void> {
  await page.getByRole('button', { name: say('configurator.why'), exact: true }).click();
  await page.getByRole('dialog').waitFor();
}

/** A rule that is not yet in force stands among those that are. */
async function addRule(page: Page): Promise<void> {
  await page.getByRole('table', { name: say('products.rules') }).waitFor();
  await page.getByRole('button', { name: new RegExp(say('configurator.attribute.color')) }).click();
  await page.getByRole('option', { name: /^Black \(/ }).click();
  await page.getByRole('button', { name: say('products.addRule') }).click();
  await page.getByText(say('products.new'), { exact: true }).waitFor();
}

/** Presses a button and waits for the dialog that it opens. */
async function opens(page: Page, key: string): Promise<void> {
  await page.getByRole('button', { name: say(key), exact: true }).click();
  await page.getByRole('dialog').waitFor();
}

async function openRights(page: Page): Promise<void> {
  await page
    .getByRole('button', { name: textPattern('en', 'users.rightsOf') })
    .first()
    .click();
  await page.getByRole('dialog').waitFor();
}
