import { linkIn } from '@lucerna/testkit/letters';
import { describe, expect, it } from 'vitest';
import { itInLong } from '../extent';
import { namesNewProject } from './added';
import { onOnePort, openHouse, viewsOf } from './auth-house';
import type { Visitor } from './visitor';

const configurator = '/add-product/201/1/2010/attributes-configurator';

describe('the first steps of a new account', () => {
  const house = openHouse(onOnePort);

  const press = (visitor: Visitor, key: string) =>
    viewsOf(visitor)
      .getByRole('button', { name: visitor.say(key), exact: true })
      .click();
  const fill = (visitor: Visitor, key: string, value: string) =>
    viewsOf(visitor)
      .getByRole('textbox', { name: new RegExp(`^${visitor.say(key)}`) })
      .fill(value);
  const choice = (visitor: Visitor, key: string) =>
    viewsOf(visitor).getByRole('button', { name: new RegExp(visitor.say(key)) });

  async function pick(visitor: Visitor, key: string, text?: string): Promise<void> {
    await choice(visitor, key).click();
    const options = viewsOf(visitor).getByRole('option');
    await (text ? options.filter({ hasText: text }) : options).first().click();
  }

  /** Makes an account at a configurator, and stands before its first steps. */
  async function signsUp(visitor: Visitor, email: string): Promise<void> {
    await visitor.goTo(configurator);
    await visitor.link('session.signInForPrice').click();
    await press(visitor, 'auth.toRegister');
    await fill(visitor, 'session.firstName', 'Clara');
    await fill(visitor, 'session.company', 'Studio Vidal');
    await pick(visitor, 'auth.country', 'Spain');
    await fill(visitor, 'session.email', email);
    await fill(visitor, 'session.password', 'Lampen im Regen 7');
    await press(visitor, 'session.signUp');
    await visitor.page.getByRole('heading', { name: visitor.say('profile.firstSteps.title') }).waitFor();
    await visitor.button('auth.title.qualification').click();
  }

  it('ask for nothing twice, and lead back to where the price is', async () => {
    const visitor = await house.site.arrive();
    await visitor.telling(async () => {
      const { page } = visitor;
      const email = 'clara@studio.test';
      await signsUp(visitor, email);
      await pick(visitor, 'auth.profession');
      await press(visitor, 'auth.next');
      const company = viewsOf(visitor).getByRole('textbox', { name: visitor.say('session.company') });
      await expect.poll(() => company.inputValue()).toBe('Studio Vidal');
      await expect
        .poll(() => company.evaluate((field) => field === field.ownerDocument.activeElement))
        .toBe(true);
      // The countries come after the form.
      await expect.poll(() => choice(visitor, 'auth.country').innerText()).toContain('Spain');
      await pick(visitor, 'auth.companyType');
      await press(visitor, 'auth.qualify');
      await press(visitor, 'auth.next');
      await page.getByRole('dialog').waitFor({ state: 'detached' });
      await page.getByRole('img', { name: visitor.say('profile.firstSteps.done') }).waitFor();
      expect(await visitor.button('auth.title.qualification').count()).toBe(0);

      const elsewhere = await page.context().newPage();
      await elsewhere.goto(linkIn(await house.letterTo(email)).href);
      await elsewhere.getByRole('button').click();
      await elsewhere.getByRole('link').waitFor();
      await elsewhere.close();
      await page.evaluate(() => document.dispatchEvent(new Event('visibilitychange')));
      await page.waitForURL((url) => url.pathname === configurator);

      await visitor.button('configurator.addToProject').click();
      await namesNewProject(visitor, 'First of all');
      await page.keyboard.press('Enter');
      await page.getByRole('heading', { level: 1, name: 'First of all' }).waitFor();
    });
    await visitor.leave();
  });

  itInLong(
    'tell who lacks the proof of the e-mail alone so at the price, and send its letter again',
    async () => {
      const visitor = await house.site.arrive();
      await visitor.telling(async () => {
        const { page } = visitor;
        const email = 'unproven@studio.test';
        await signsUp(visitor, email);
        await pick(visitor, 'auth.profession');
        await press(visitor, 'auth.next');
        await pick(visitor, 'auth.companyType');
        await press(visitor, 'auth.qualify');
        await press(visitor, 'session.sendMailAgain');
        await viewsOf(visitor).getByText(visitor.say('session.mailSent')).waitFor();
        await press(visitor, 'auth.next');
        await page.getByRole('dialog').waitFor({ state: 'detached' });

        await visitor.link('profile.firstSteps.later').click();
        await page.waitForURL((url) => url.pathname === configurator);
        await page.getByText(visitor.say('auth.qualified.email.text')).first().waitFor();
        expect(await visitor.button('session.qualifyForPrice').count()).toBe(0);
        await visitor.button('session.sendMailAgain').first().click();
        await page.getByText(visitor.say('session.mailSent')).first().waitFor();
        await expect.poll(async () => (await house.lettersTo(email)).length).toBe(3);

        // Asked again, the view begins with what is missing, and leads to what was told.
        await visitor.goTo('/my-profile');
        await visitor.button('auth.title.qualification').click();
        await viewsOf(visitor).getByText(visitor.say('auth.qualified.email.title')).waitFor();
        await press(visitor, 'auth.correct');
        const name = viewsOf(visitor).getByRole('textbox', { name: visitor.say('session.firstName') });
        await expect.poll(() => name.inputValue()).toBe('Clara');

        await visitor.goTo(configurator);
        await page.getByText(visitor.say('auth.qualified.email.text')).first().waitFor();
        const elsewhere = await page.context().newPage();
        await elsewhere.goto(linkIn(await house.letterTo(email)).href);
        await elsewhere.getByRole('button').click();
        await elsewhere.getByRole('link').waitFor();
        await elsewhere.close();
        await page.evaluate(() => document.dispatchEvent(new Event('visibilitychange')));
        await page.getByText(/€/).first().waitFor();
      });
      await visitor.leave();
    },
  );

  itInLong('tell a private person why there is no price', async () => {
    const visitor = await house.site.arrive();
    await visitor.telling(async () => {
      const { page } = visitor;
      await signsUp(visitor, 'at-home@example.test');
      await viewsOf(visitor).getByText(visitor.say('auth.particular')).click();
      await pick(visitor, 'auth.profession');
      await press(visitor, 'auth.next');
      await viewsOf(visitor).getByText(visitor.say('auth.qualified.private.title')).waitFor();
      await press(visitor, 'auth.next');
      await page.getByRole('dialog').waitFor({ state: 'detached' });
      await page.getByText(visitor.say('auth.qualified.private.text')).waitFor();
      await visitor.goTo(configurator);
      await page.getByText(visitor.say('auth.qualified.private.text')).first().waitFor();
      expect(await visitor.button('session.qualifyForPrice').count()).toBe(0);
    });
    await visitor.leave();
  });
});
