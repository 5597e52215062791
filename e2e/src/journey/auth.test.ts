import { demoPassword as password } from '@lucerna/testkit/database';
import { linkIn } from '@lucerna/testkit/letters';
import { describe, expect, it } from 'vitest';
import { cases, itInLong } from '../extent';
import { accountOf, onOnePort, onOwnOrigin, openHouse, supportEmail, viewsOf } from './auth-house';
import type { Visitor } from './visitor';

const fresh = 'Lampen im Regen 7';
const configurator = '/add-product/201/1/2010/attributes-configurator';
const budgetRequest = '/project/0197a1b2-0000-7000-8000-000000000001/request-budget';

describe.each(cases([onOwnOrigin], [onOnePort]))('the embedded sign-in $name', (way) => {
  const house = openHouse(way);

  /** Runs a journey of one visitor. */
  async function visit(act: (visitor: Visitor) => Promise<void>): Promise<void> {
    const visitor = await house.site.arrive();
    await visitor.telling(() => act(visitor));
    await visitor.leave();
  }

  const press = (visitor: Visitor, key: string, values?: Readonly<Record<string, string>>) =>
    viewsOf(visitor)
      .getByRole('button', { name: visitor.say(key, values), exact: true })
      .click();
  const fill = (visitor: Visitor, key: string, value: string) =>
    viewsOf(visitor).getByLabel(visitor.say(key), { exact: true }).fill(value);
  const heading = (visitor: Visitor, view: string) =>
    visitor.page.getByRole('heading', { name: visitor.say(`auth.title.${view}`) });

  /** What the server says of the visitor's session. */
  const sessionOf = ({ page }: Visitor) =>
    page.evaluate(async () => (await fetch('/users/v1/account')).status);

  async function enter(visitor: Visitor, email: string, word: string): Promise<void> {
    await fill(visitor, 'session.email', email);
    await fill(visitor, 'session.password', word);
    await press(visitor, 'session.signIn');
  }

  async function pick(visitor: Visitor, key: string, choice?: string): Promise<void> {
    const label = visitor.say(key);
    await viewsOf(visitor)
      .getByRole('button', { name: new RegExp(label) })
      .click();
    const options = viewsOf(visitor).getByRole('option');
    await (choice ? options.filter({ hasText: choice }) : options).first().click();
  }

  it('refuses a wrong password, takes the right one, and leads to what was wanted', () =>
    visit(async (visitor) => {
      await visitor.goTo('/sign-in?to=/my-profile');
      await enter(visitor, 'sales@lucerna.test', 'not the password');
      await viewsOf(visitor).getByText(visitor.say('problem.credentialsInvalid')).waitFor();
      expect(new URL(visitor.page.url()).pathname).toBe('/sign-in');
      await enter(visitor, 'sales@lucerna.test', password);
      await visitor.page.waitForURL(/\/my-profile$/);
      await accountOf(visitor).waitFor();
    }));

  itInLong('tells who is signed in already so, and lets them sign out for another account', () =>
    visit(async (visitor) => {
      const { page } = visitor;
      await visitor.goTo('/sign-in?to=/my-profile');
      await enter(visitor, 'sales@lucerna.test', password);
      await accountOf(visitor).waitFor();
      await visitor.goTo('/en/new-register');
      await page.getByRole('heading', { level: 1, name: visitor.say('session.already') }).waitFor();
      expect(await page.locator('main').innerText()).toContain('sales@lucerna.test');
      await page
        .locator('main')
        .getByRole('button', { name: visitor.say('session.signOut') })
        .click();
      await heading(visitor, 'new-register').waitFor();
    }),
  );

  it('leads from the bar to the page that a stranger was turned away from', () =>
    visit(async (visitor) => {
      const { page } = visitor;
      await visitor.goTo('/projects?status=2');
      await page.getByRole('heading', { name: visitor.say('home.title') }).waitFor();
      await page
        .getByRole('banner')
        .getByRole('link', { name: visitor.say('session.signIn') })
        .click();
      await enter(visitor, 'sales@lucerna.test', password);
      await page.waitForURL(/\/projects\?status=2$/);
    }));

  it('signs in over the page, where what was chosen stays', () =>
    visit(async (visitor) => {
      const { page } = visitor;
      await visitor.goTo(configurator);
      const finish = page.getByRole('radio').nth(1);
      await finish.click({ force: true });
      await page.getByRole('link', { name: visitor.say('configurator.signInToAdd') }).click();
      await heading(visitor, 'login').waitFor();
      await enter(visitor, 'specifier@lucerna.test', password);
      await visitor.button('configurator.addToProject').waitFor();
      expect(new URL(page.url()).pathname).toBe(configurator);
      await expect.poll(() => finish.isChecked()).toBe(true);
    }));

  itInLong(
    'makes an account by e-mail, says what follows, proves it by the letter, and qualifies it where it sees the price',
    () =>
      visit(async (visitor) => {
        const { page } = visitor;
        const email = 'clara@studio.test';
        await visitor.goTo(configurator);
        await visitor.link('session.signInForPrice').click();
        await press(visitor, 'auth.toRegister');
        await fill(visitor, 'session.firstName', 'Clara');
        await fill(visitor, 'session.lastName', 'Vidal');
        await fill(visitor, 'session.email', email);
        await fill(visitor, 'session.password', fresh);
        await press(visitor, 'session.signUp');
        await page
          .getByRole('heading', { name: visitor.say('profile.firstSteps.title'), level: 1 })
          .waitFor();
        await page.getByText(email).waitFor();
        await page.getByText(visitor.say('profile.firstSteps.pricesText')).waitFor();
        await accountOf(visitor).waitFor();
        await visitor.link('profile.firstSteps.later').click();
        await page.waitForURL((url) => url.pathname === configurator);

        const letter = await house.letterTo(email);
        expect(letter.text).toContain(visitor.say('mail.verifyEmail.lead').slice(0, 60));
        await page.goto(linkIn(letter).href);
        await page.getByRole('button').click();
        await page.getByRole('link').click();
        await page.waitForURL((url) => url.pathname === '/first-steps');
        await page.getByRole('heading', { name: visitor.say('profile.firstSteps.work'), level: 1 }).waitFor();
        await visitor.goTo(configurator);
        await page.getByRole('radiogroup').first().waitFor();
        expect(await visitor.button('configurator.why').count()).toBe(0);

        await visitor.goTo(budgetRequest);
        await heading(visitor, 'qualification').waitFor();
        await page.getByText(visitor.say('auth.mandatory')).waitFor();
        await viewsOf(visitor).getByLabel(visitor.say('session.firstName')).waitFor();
        await page
          .getByRole('dialog')
          .getByRole('button', { name: visitor.say('kit.close') })
          .click();
        await visitor.button('routes.qualify').waitFor();

        await visitor.goTo(configurator);
        await visitor.button('session.qualifyForPrice').click();
        await heading(visitor, 'qualification').waitFor();
        const views = viewsOf(visitor);
        const name = views.getByLabel(visitor.say('session.firstName'));
        await name.waitFor();
        await expect.poll(() => name.inputValue()).toBe('Clara');
        await pick(visitor, 'auth.profession');
        await press(visitor, 'auth.next');
        await fill(visitor, 'session.company', 'Studio Vidal');
        await pick(visitor, 'auth.companyType');
        await pick(visitor, 'auth.country', 'Spain');
        await press(visitor, 'auth.qualify');
        await page.locator('iframe').waitFor({ state: 'detached' });
        await visitor.button('configurator.why').waitFor();
        expect(new URL(page.url()).pathname).toBe(configurator);
      }),
  );

  it('gives a new password by a mailed link, which works once', () =>
    visit(async (visitor) => {
      const { page } = visitor;
      const email = 'importer@lucerna.test';
      await visitor.goTo('/sign-in');
      await press(visitor, 'auth.forgotten');
      await heading(visitor, 'password-reset').waitFor();
      await fill(visitor, 'session.email', email);
      await press(visitor, 'auth.sendLink');
      await viewsOf(visitor).getByText(visitor.say('auth.linkSent', { email })).waitFor();
      const link = linkIn(await house.letterTo(email)).href;

      await page.goto(link);
      await fill(visitor, 'auth.newPassword', fresh);
      await press(visitor, 'auth.setPassword');
      await page.waitForURL((url) => url.pathname === '/');
      await accountOf(visitor).waitFor();

      await page.goto(link);
      await fill(visitor, 'auth.newPassword', `${fresh} again`);
      await press(visitor, 'auth.setPassword');
      await viewsOf(visitor).getByText(visitor.say('problem.tokenInvalid')).waitFor();
    }));

  itInLong('changes the password in the modal and ends the other session', async () => {
    const other = await house.site.arrive();
    await other.goTo('/');
    await other.signInHere('specifier');
    await visit(async (visitor) => {
      await visitor.goTo('/');
      await visitor.signInHere('specifier');
      await visitor.turnTo('/my-profile');
      await visitor.button('profile.changePassword').click();
      await fill(visitor, 'auth.currentPassword', 'not the password');
      await fill(visitor, 'auth.newPassword', fresh);
      await press(visitor, 'auth.changePassword');
      await viewsOf(visitor).getByText(visitor.say('problem.passwordWrong')).waitFor();
      await fill(visitor, 'auth.currentPassword', password);
      await press(visitor, 'auth.changePassword');
      await viewsOf(visitor).getByText(visitor.say('auth.passwordChangedTitle')).waitFor();
      expect(await sessionOf(visitor)).toBe(200);
    });
    expect(await sessionOf(other)).toBe(401);
    await other.leave();
  });

  itInLong('asks for help', () =>
    visit(async (visitor) => {
      await visitor.goTo('/sign-in');
      await press(visitor, 'auth.forgotten');
      await press(visitor, 'auth.toSupport');
      await heading(visitor, 'support').waitFor();
      await press(visitor, 'auth.supportSend');
      expect(await house.lettersTo(supportEmail)).toEqual([]);
      await fill(visitor, 'session.email', 'lost@firm.test');
      await fill(visitor, 'auth.supportText', 'My letter does not come.');
      await press(visitor, 'auth.supportSend');
      await viewsOf(visitor).getByText(visitor.say('auth.supportSentTitle')).waitFor();
      const letter = await house.letterTo(supportEmail);
      expect(letter.text).toContain('From: lost@firm.test');
      expect(letter.text).toContain('My letter does not come.');
    }),
  );

  it('signs up and in with an account elsewhere, in a window that closes itself', () =>
    visit(async (visitor) => {
      const withLinkedIn = () => press(visitor, 'auth.with', { provider: 'LinkedIn' });
      house.provider.person = { sub: 'li-1', email: 'nuria@studio.test', given_name: 'Nuria' };
      house.provider.refuses = true;
      await visitor.goTo('/sign-in');
      await withLinkedIn();
      await viewsOf(visitor).getByText(visitor.say('errors-dialog.social.title')).waitFor();
      house.provider.refuses = false;
      const [opened] = await Promise.all([visitor.page.waitForEvent('popup'), withLinkedIn()]);
      await visitor.page.waitForURL((url) => url.pathname === '/');
      await accountOf(visitor).waitFor();
      await expect.poll(() => opened.isClosed(), { timeout: 15_000 }).toBe(true);
    }));

  it('leads on to the app where it was opened by itself', () =>
    visit(async (visitor) => {
      const { page } = visitor;
      await page.goto(`${house.auth}/auth/?lang=en`);
      await page.getByRole('heading', { level: 1, name: visitor.say('auth.title.login') }).waitFor();
      await page.getByLabel(visitor.say('session.email')).fill('sales@lucerna.test');
      await page.getByLabel(visitor.say('session.password'), { exact: true }).fill(password);
      await page.getByRole('button', { name: visitor.say('session.signIn'), exact: true }).click();
      await page.waitForURL(`${house.site.url}/`);
      await accountOf(visitor).waitFor();
    }));
});
