import type { OrderDraft, Preconfig, Project } from '@lucerna/contract';
import { signedIn } from '@lucerna/testkit/user';
import { randomUUID } from 'node:crypto';
import { expect, it } from 'vitest';
import { openSite } from '../site';
import { wall } from './sale';

const site = openSite();

/** What the ERP of the maker tells of its stock. */
async function tells(stock: Readonly<Record<string, number>>, next?: { day: string; quantity: number }) {
  const admin = await signedIn(site.url, 'admin');
  const messages = Object.entries(stock).map(([reference, quantity]) => ({
    ...{ id: randomUUID(), at: new Date().toISOString(), kind: 'stock', reference, quantity, next },
  }));
  const { status } = await admin.post('/api/v1/erp/messages', { messages });
  expect(status).toBe(200);
}

it('what is in stock is seen while one configures, composes, plans and orders, and asked for once for some quick choices', async () => {
  const buyer = await signedIn(site.url, 'distributor');
  const preconfigs = await buyer.get<readonly { id: number; name: string }[]>(
    '/api/v1/preconfigs/list?catalogId=16&lang=en',
  );
  const { id } = preconfigs.body.find(({ name }) => name.startsWith('Grana'))!;
  const { body: preconfig } = await buyer.get<Preconfig>(`/api/v1/preconfigs/creation/${id}`);
  const { body: project } = await buyer.post<Project>('/api/v1/projects', {
    ...{ name: 'In stock', products: [wall, { creation: preconfig.creation, quantity: 1 }] },
  });
  const { body: draft } = await buyer.get<OrderDraft>(`/api/v1/orders/generate?projectId=${project.id}`);
  const lines = draft.products.orderedIds.map((line) => draft.products.byId[line]!);
  const { referenceCode: lamp } = lines.find(({ compositions }) => !compositions)!;
  const parts = lines.flatMap(({ compositions = [] }) => compositions.flatMap((each) => each.parts));
  const articles = parts.filter(({ kind }) => kind === 'article');
  await tells({ ...Object.fromEntries(articles.map(({ code }) => [code, 10])) });
  await tells({ [lamp]: 37 }, { day: '2090-03-01', quantity: 200 });
  const sets = String(Math.min(...articles.map(({ quantity }) => Math.floor(10 / quantity))));

  const visitor = await site.arrive();
  await visitor.signIn('distributor');
  await visitor.telling(async () => {
    const { page } = visitor;
    const asked: string[] = [];
    page.on('request', (request) => {
      if (/\/api\/v1\/stock\?/.test(request.url())) asked.push(decodeURIComponent(request.url()));
    });
    const said = (pieces: string) => visitor.say('orders.inStock', { pieces });

    await visitor.goTo('/add-product/201/2/2015/attributes-configurator');
    const foot = page.getByRole('region', { name: visitor.say('configurator.summary') });
    await foot.getByText(said('37')).waitFor();
    await foot.getByText(/200/).waitFor();
    const before = asked.length;
    const colors = page
      .getByRole('radiogroup', { name: new RegExp(`^${visitor.say('configurator.attribute.color')}`) })
      .getByRole('radio');
    const first = await colors.evaluateAll((all) =>
      all.findIndex((each) => (each as HTMLInputElement).checked),
    );
    // As quick as a hand that looks for a finish, however slow the machine is, and back to the first.
    await colors.evaluateAll(
      async (all, quick) => {
        for (const nth of quick) {
          (all[nth] as HTMLInputElement).click();
          await Promise.resolve();
        }
      },
      [1, 2, 0].map((step) => (first + step) % 3),
    );
    await foot.getByText(said('37')).waitFor();
    await page.waitForTimeout(1000);
    expect(asked.slice(before)).toEqual([]);

    const creation = project.products.orderedIds.at(-1)!;
    await visitor.goTo(`/project/${project.id}/product/${creation}/crea-configurator/edit`);
    const summary = page.getByRole('region', { name: visitor.say('editor.summary') });
    await summary.getByText(said(sets), { exact: true }).waitFor();

    // A row says it beneath its words or in a column, as its page has room.
    const isSeen = (text: string) => page.getByText(text).filter({ visible: true }).first().waitFor();
    for (const path of [`/project/${project.id}`, `/project/${project.id}/new-order`]) {
      await visitor.goTo(path);
      await isSeen(said('37'));
      await isSeen(said(sets));
    }
  });
  await visitor.leave();
}, 120_000);
