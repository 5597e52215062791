import { expect, it } from 'vitest';
import { onOnePort, openHouse } from './auth-house';

const house = openHouse(onOnePort);

it('an administrator makes a user a buyer with a client, who is told by mail and sees the client', async () => {
  const admin = await house.site.arrive();
  await admin.telling(async () => {
    const { page } = admin;
    const say = (id: string, data?: Readonly<Record<string, string>>) => admin.say(id, data);
    await admin.signIn('admin');
    await admin.goTo('/users-management?search=webuser');
    const name = 'Web user Demo';
    await page.getByRole('button', { name: say('users.accountOf', { name }) }).click();
    const dialog = page.getByRole('dialog');
    await dialog.getByRole('checkbox', { name: say('profile.role3'), exact: true }).press('Space');
    const code = dialog.getByRole('textbox', { name: say('users.clientCode') });
    await code.fill('C-404');
    await dialog.getByRole('button', { name: say('users.saveAccount') }).click();
    await dialog.getByText(say('problem.clientCodeUnknown', { clientCode: 'C-404' })).waitFor();
    await code.fill('C-1001');
    await dialog.getByRole('button', { name: say('users.saveAccount') }).click();
    await page.getByText(say('users.accountSaved', { name })).first().waitFor();
  });
  await admin.leave();
  expect((await house.letterTo('webuser@lucerna.test')).text).toContain('C-1001');
  const buyer = await house.site.arrive();
  await buyer.telling(async () => {
    await buyer.signIn('webUser');
    await buyer.goTo('/my-profile');
    await buyer.page.getByText('C-1001').first().waitFor();
    expect(await buyer.page.getByText(buyer.say('profile.noClientCode')).count()).toBe(0);
  });
  await buyer.leave();
});
