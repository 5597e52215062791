import { readPdf } from '@lucerna/testkit/pdf';
import { readFile } from 'node:fs/promises';
import { describe, expect, it } from 'vitest';
import { cases } from '../extent';
import { openSite } from '../site';
import { doTheMainJob } from './main-job';

const site = openSite();

describe('the main job', () => {
  const english = { black: 'Black', none: 'No driver', surface: 'Surface Basic' };
  const german = { black: 'Schwarz', none: 'Ohne Betriebsgerät', surface: 'Aufbau Basic' };
  it.each(
    cases(
      [{ role: 'sales', language: 'en', words: english }],
      [
        { role: 'distributor', language: 'de', words: german },
        { role: 'distributor', language: 'en', words: english },
      ],
    ),
  )('is done by a $role in $language: configure, add, quote, order', async ({ role, language, words }) => {
    const visitor = await site.arrive(language);
    const done = await visitor.telling(() => doTheMainJob(visitor, { role, language, words }));

    const pdf = await readPdf(await readFile(done.budgetFile));
    const written = pdf.pages.join('\n');
    expect(written).toContain(done.reference);
    expect(written).toContain(done.budgetNumber);
    expect(done.orderPage).toContain(done.reference);
    await visitor.leave();
  });
});
