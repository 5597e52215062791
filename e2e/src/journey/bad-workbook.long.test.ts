import type { Project } from '@lucerna/contract';
import { randomUUID } from 'node:crypto';
import { expect, it } from 'vitest';
import { openSite } from '../site';
import { createsProject } from './projects';
import { chosenFile, formulaCell, row, textCell, workbook } from './workbooks';

const site = openSite();

const good = ['201020/4B_31_200', '201010/1Z_10_200'] as const;
const heading = row(...['Floor', 'Reference', 'Qty'].map(textCell));
const png = Uint8Array.of(0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a, ...Array<number>(200).fill(7));

/** No table to import: each with what the page says of it. */
const refused = {
  'table-other': chosenFile('pendants.xlsx', png),
  'table-empty': chosenFile('empty.xlsx', workbook([])),
  'table-too-long': chosenFile(
    'long.xlsx',
    workbook([
      heading,
      ...Array<string>(100_000).fill(row(textCell('Ground'), textCell(good[0]), textCell('1'))),
    ]),
  ),
  'table-unreadable': chosenFile('cut.xlsx', workbook([heading]).slice(0, 300)),
  'table-old': chosenFile('old.xlsx', Uint8Array.of(0xd0, 0xcf, 0x11, 0xe0, 0xa1, 0xb1, 0x1a, 0xe1)),
};

/** A floor over two rows, quantities that were computed, one that was not, and a macro. */
const mixed = workbook(
  [
    heading,
    row(textCell('Ground'), textCell(good[0]), formulaCell('1+1', '2')),
    row(textCell(''), textCell(good[1]), formulaCell('1+2', '3')),
    row(textCell('First'), formulaCell('A2&amp;B2'), textCell('4')),
  ],
  { merged: ['A2:A3'], parts: { 'xl/vbaProject.bin': 'Sub Auto_Open()' } },
);

it('files that are no list say what to do; merged cells, formulas and a macro lose no row', async () => {
  const visitor = await site.arrive();
  await visitor.telling(async () => {
    const { page } = visitor;
    await visitor.signIn('distributor');
    const id = await createsProject(visitor, site.url, `Hotel ${randomUUID().slice(0, 6)}`);
    const read = async () =>
      (await (await page.request.get(`${site.url}/api/v2/projects/${id}`)).json()) as Project;
    const before = (await read()).products.orderedIds;
    await visitor.goTo(`/project/${id}`);
    await visitor.button('schedule.open').click();
    const dialog = page.getByRole('dialog');
    const chooses = (file: ReturnType<typeof chosenFile>) =>
      dialog.locator('input[type=file]').setInputFiles(file);
    for (const [code, file] of Object.entries(refused)) {
      await chooses(file);
      await dialog.getByText(visitor.pattern(`schedule.${code}`)).waitFor();
      expect(await dialog.getByRole('textbox', { name: visitor.say('schedule.paste') }).count()).toBe(1);
    }

    await chooses(chosenFile('mixed.xlsm', mixed));
    for (const note of ['1 merged cell has', '2 formulas: their last', '1 formula without']) {
      await dialog.getByText(note).waitFor();
    }
    await dialog.getByText(visitor.say('schedule.hasMacro')).waitFor();
    await page.getByRole('button', { name: 'Check 3 rows', exact: true }).click();
    // The row whose reference is a formula that was never computed waits to be put right; the others go in.
    await dialog.getByText('1 row to fix').waitFor();
    await dialog
      .getByRole('button', { name: visitor.pattern('schedule.mendOf') })
      .first()
      .click();
    await dialog.getByRole('textbox', { name: visitor.say('schedule.column.reference') }).fill(good[0]);
    await visitor.button('schedule.judge').click();
    await page.getByRole('button', { name: 'Add 3 rows', exact: true }).click();
    await page.getByText('3 rows added').waitFor();
    const { products, structure } = await read();
    const floors = new Map(structure!.areas.map((area) => [area.id, area.floor]));
    const added = products.orderedIds
      .filter((each) => !before.includes(each))
      .map((each) => products.byId[each]!);
    expect(
      added.map(({ area, referenceCode, quantity }) => [floors.get(area!), referenceCode, quantity]),
    ).toEqual([
      ['Ground', good[0], 2],
      ['Ground', good[1], 3],
      ['First', good[0], 4],
    ]);
  });
  await visitor.leave();
});
