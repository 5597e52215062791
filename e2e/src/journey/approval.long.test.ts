import { demoPassword } from '@lucerna/testkit/database';
import { expect, it } from 'vitest';
import { tokenIn } from '@lucerna/testkit/letters';
import { openHouse } from './auth-house';

const house = openHouse({ name: 'with approvals', origins: () => ({}), env: { APPROVE_ACCOUNTS: '1' } });
const email = 'nova@example.test';

it('a professional waits for an approval, reads so where prices stand, and sees them once approved', async () => {
  const { url } = house.site.product;
  const visitor = await house.site.arrive();
  const admin = await house.site.arrive();
  await visitor.telling(async () => {
    const { page } = visitor;
    const say = (id: string) => visitor.say(id);
    const post = (path: string, data: object) =>
      page.request.post(`${url}${path}`, { data, headers: { origin: url } });
    await post('/users/v1/auth/sign-up', { email, password: demoPassword });
    await visitor.goTo('/first-steps');
    await page.getByText(say('profile.firstSteps.approvalText')).waitFor();
    await post('/users/v1/auth/verify-email', { token: tokenIn(await house.letterTo(email)) });
    await post('/users/v1/auth/qualification', {
      aboutYou: { userType: 2, profession: 'architect', firstName: 'Nova', lastName: 'Norte' },
      aboutCompany: { name: 'Casa Norte', companyType: 'distribution', country: 'ES' },
    });
    await visitor.goTo('/add-product/201/1/2010/attributes-configurator');
    await page.getByText(say('session.approvalAsked')).first().waitFor();
    await visitor.goTo('/my-profile');
    await page.getByText(say('session.approvalAsked')).waitFor();
    await visitor.goTo('/add-product/201/1/2010/attributes-configurator');
    expect(await page.getByRole('button', { name: say('session.qualifyForPrice') }).count()).toBe(0);
  });
  await admin.telling(async () => {
    const { page } = admin;
    const say = (id: string, data = {}) => admin.say(id, data);
    await admin.signIn('admin');
    await admin.goTo('/users-management');
    await page.getByRole('button', { name: say('users.showWaiting') }).click();
    await page.getByRole('button', { name: say('users.accountOf', { name: 'Nova Norte' }) }).click();
    await page
      .getByRole('dialog')
      .getByRole('button', { name: say('users.approve') })
      .click();
    await page
      .getByText(say('users.approved', { name: 'Nova Norte' }))
      .first()
      .waitFor();
    await page.getByText(say('users.noneWaiting')).first().waitFor();
  });
  await admin.leave();
  await visitor.telling(async () => {
    await visitor.page.reload();
    await visitor.page.getByText(/€/).first().waitFor();
  });
  await visitor.leave();
});
