import type { BudgetDraft, OrderDraft, SiteConfig } from '@lucerna/contract';
import { dispatchDay } from '@lucerna/engine';
import { cpSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterAll, expect, it } from 'vitest';
import { almar, openOrderDesk } from '../../../test/order-desk';
import { importCatalogue } from '../catalogue';

const demo = fileURLToPath(new URL('../../../../../catalogue', import.meta.url));
const folder = mkdtempSync(path.join(os.tmpdir(), 'lucerna-days-off-'));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

const desk = openOrderDesk();

async function closes(country: string, days: object): Promise<void> {
  cpSync(demo, folder, { recursive: true });
  writeFileSync(path.join(folder, 'days-off.json'), JSON.stringify({ [country]: days }));
  const { outcome, revision } = await importCatalogue(
    { pool: desk.server.pool, storage: desk.server.ctx.storage },
    folder,
  );
  expect(outcome).toBe('imported');
  await expect.poll(() => desk.server.ctx.catalogue.current().revision).toBe(revision);
}

it('nothing is promised for a day off of the country that it comes from, by order, quote and what the browser counts with', async () => {
  // A Wednesday, without days off.
  desk.server.ctx.today = () => '2026-10-07';
  await closes('PT', { everyYear: ['12-25'] });
  const project = await desk.createsProject([almar]);
  const [id = ''] = project.products.orderedIds;
  const weekly = (await desk.drafts(project)).products.byId[id]!;
  const wednesday = weekly.availability.shippingDate!;
  expect(new Date(wednesday).getUTCDay()).toBe(3);

  const [year = '', ...day] = wednesday.split('-');
  const friday = new Date(Date.parse(wednesday) + 2 * 86_400_000).toISOString().slice(0, 10);
  const thursday = new Date(Date.parse(wednesday) + 86_400_000).toISOString().slice(5, 10);
  await closes('ES', { everyYear: [day.join('-')], years: { [year]: [thursday] } });
  const draft: OrderDraft = await desk.drafts(project);
  expect(draft.products.byId[id]?.availability.shippingDate).toBe(friday);
  expect(draft.shippingDate).toBe(friday);

  const { body: quote } = await desk.buyer.get<BudgetDraft>(
    `/api/v1/budget/project/${project.id}?withPrices=true`,
  );
  expect(quote.lines.map(({ shippingDate }) => shippingDate)).toEqual([friday]);

  const { body: config } = await desk.server.anyone().get<SiteConfig>('/config.json');
  const { calendar } = config.workCalendars.find(({ catalogId }) => catalogId === 16)!;
  expect(calendar).toEqual(draft.calendar);
  const { leadTimeWeeks } = weekly;
  expect(dispatchDay({ leadTimeWeeks, availability: { available: true } }, draft.today, calendar)).toBe(
    friday,
  );

  const { body } = await desk.orders(project, { shippingDate: wednesday });
  expect(body.order.shippingDate).toBe(friday);
  expect(body.order.products.byId[id]?.availability.shippingDate).toBe(friday);
});
