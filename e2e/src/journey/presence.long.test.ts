import { randomUUID } from 'node:crypto';
import { expect, it } from 'vitest';
import { openSite } from '../site';
import { createsProject } from './projects';
import type { Visitor } from './visitor';

const site = openSite();

const quantityOf = (visitor: Visitor) =>
  visitor.page.getByRole('spinbutton', { name: visitor.pattern('projects.quantityOf') });
/** Who else has the project open, as a screen reader tells it. */
const othersOf = ({ page }: Visitor, list: string) => page.getByRole('list', { name: list }).getByRole('img');

it('two people see each other and where they are; whose part ends is told, and what was typed can be copied', async () => {
  const owner = await site.arrive();
  const colleague = await site.arrive();
  await owner.telling(async () => {
    await owner.signIn('distributor');
    await owner.goTo('/projects');
    const id = await createsProject(owner, site.url, `Together ${randomUUID().slice(0, 6)}`);
    const origin = { origin: site.url };
    const members = `${site.url}/api/v1/projects/${id}/members`;
    const added = await owner.page.request.post(members, {
      data: { email: 'importer@lucerna.test', role: 'editor' },
      headers: origin,
    });
    expect(added.status()).toBe(201);
    await owner.goTo(`/project/${id}`);
    await colleague.telling(async () => {
      await colleague.signIn('importer');
      await colleague.goTo(`/project/${id}`);
      const here = owner.say('presence.here');
      await othersOf(owner, here).waitFor();
      await othersOf(colleague, here).waitFor();
      expect(await othersOf(owner, here).count()).toBe(1);

      // Where the other is, and no more when the other leaves the table.
      const mark = colleague.page.locator('tr [data-person]');
      await quantityOf(owner).focus();
      await mark.waitFor();
      expect(await mark.innerText()).toContain((await othersOf(colleague, here).innerText()).trim());
      await owner.page.getByRole('textbox', { name: owner.say('projects.addByReference') }).focus();
      await mark.waitFor({ state: 'detached' });

      // A form is open when the part in the project ends.
      await colleague.button('structure.arrangeProject').click();
      await colleague.page.getByRole('menuitem', { name: colleague.say('structure.addFreeLine') }).click();
      await colleague.page
        .getByRole('dialog')
        .getByRole('textbox', { name: colleague.pattern('structure.freeText') })
        .fill('Delivered to the third floor');
      const answer = await owner.page.request.get(members);
      const { members: people } = (await answer.json()) as { members: { id: string; role: string }[] };
      const member = people.find(({ role }) => role === 'editor')!;
      await owner.page.request.delete(`${members}/${member.id}`, { headers: origin });
      await colleague.page.getByText(colleague.say('presence.unsaved')).waitFor();
      await colleague.page.locator('pre').getByText('Delivered to the third floor').waitFor();
      await colleague.page.getByText(colleague.say('projects.notFoundTitle')).waitFor();
      await othersOf(owner, here).waitFor({ state: 'detached' });
    });
  });
  await colleague.leave();
  await owner.leave();
}, 240_000);
