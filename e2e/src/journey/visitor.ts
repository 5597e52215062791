import { demoPassword } from '@lucerna/testkit/database';
import type { Locator, Page } from 'playwright-core';
import { goInside } from '../go-inside';
import type { Lent } from '../lent-contexts';
import { text, textPattern } from './texts';

const languageNames: Readonly<Record<string, string>> = { en: 'English', de: 'Deutsch', es: 'Español' };
const languageLabels = ['en', 'de', 'es', 'fr', 'it'].map((code) => text(code, 'navigation.language'));

/**
 * Somebody at a browser. Speaks the user's verbs and looks for what is written on the screen, so that one journey
 * runs in every language. Every error of a script and every failure of the server fails the journey in `leave`.
 */
export class Visitor {
  readonly page: Page;
  readonly complaints: string[] = [];
  /** The server fails because a journey wants it to. */
  isServerBroken = false;

  constructor(
    private readonly lent: Lent,
    readonly url: string,
    private readonly language: string,
  ) {
    this.page = lent.page;
    this.page.setDefaultTimeout(30_000);
    this.page.on('pageerror', (error) => this.complaints.push(error.message));
    this.page.on('response', (response) => {
      if (response.status() >= 500 && !this.isServerBroken)
        this.complaints.push(`${response.status()} ${response.url()}`);
    });
  }

  say(key: string, values?: Readonly<Record<string, string>>): string {
    return text(this.language, key, values);
  }

  pattern(key: string): RegExp {
    return textPattern(this.language, key);
  }

  button(key: string, values?: Readonly<Record<string, string>>): Locator {
    return this.page.getByRole('button', { name: this.say(key, values), exact: true });
  }

  link(key: string, values?: Readonly<Record<string, string>>): Locator {
    return this.page.getByRole('link', { name: this.say(key, values), exact: true });
  }

  /** Types an address: the app is loaded anew. */
  async goTo(path: string): Promise<void> {
    await this.page.goto(this.url + path);
  }

  /** Goes to another page of the app that is open. */
  async turnTo(path: string): Promise<void> {
    await goInside(this.page, path);
    // The page that was open stays until the code of this one is there, which then gives the title.
    await this.page.waitForFunction(() => document.title !== '');
  }

  /** Comes with the session of a role, which the next page that is loaded finds. */
  async signIn(role: string): Promise<void> {
    const answer = await this.page.request.post(`${this.url}/users/v1/auth/login`, {
      data: { email: `${role.toLowerCase()}@lucerna.test`, password: demoPassword },
      headers: { origin: this.url },
    });
    if (!answer.ok()) throw new Error(`${role} cannot sign in: ${answer.status()}`);
  }

  /** Signs in through the views, over the page that is open. */
  async signInHere(role: string): Promise<void> {
    await this.link('session.signIn').first().click();
    await this.entersPassword(role);
  }

  /** Fills in the views that stand over the page. */
  async entersPassword(role: string): Promise<void> {
    const views = this.page.frameLocator('iframe');
    await views.getByLabel(this.say('session.email')).fill(`${role}@lucerna.test`);
    await views.getByLabel(this.say('session.password'), { exact: true }).fill(demoPassword);
    await views.getByRole('button', { name: this.say('session.signIn'), exact: true }).click();
    // The views go away once the account is there, with its language.
    await this.page.locator('iframe').waitFor({ state: 'detached' });
  }

  /** Changes the language of everything in the bar; the account may have brought another one. */
  async speak(): Promise<void> {
    const { language } = this;
    const label = new RegExp(`^[A-Z]{2} · (${languageLabels.join('|')}): `);
    const menu = this.page.getByRole('button', { name: label });
    const chosen = `${language.toUpperCase()} · ${this.say('navigation.language')}: ${languageNames[language]}`;
    if ((await menu.getAttribute('aria-label')) === chosen) return;
    await menu.click();
    await this.page.locator('[role^=menuitem]').filter({ hasText: languageNames[language]! }).first().click();
    await this.page.getByRole('button', { name: chosen }).waitFor();
  }

  async chooseModel(collection: string, model: string): Promise<void> {
    await this.link('navigation.collections').first().click();
    await this.page
      .getByRole('link', { name: new RegExp(collection) })
      .first()
      .click();
    await this.page
      .getByRole('link', { name: new RegExp(`${model}(?![0-9])`) })
      .first()
      .click();
    await this.link('model.configure').click();
    await this.page.getByRole('radiogroup').first().waitFor();
  }

  /** A value of an attribute, by its words. */
  choice(attribute: string, value: string): Locator {
    return this.page
      .getByRole('radiogroup', { name: new RegExp(`^${this.say(`configurator.attribute.${attribute}`)}`) })
      .getByRole('radio', { name: new RegExp(`^${value}`) });
  }

  /** Chooses as a hand does: a press on what is seen, not on the hidden radio. */
  async choose(attribute: string, value: string): Promise<void> {
    await this.choice(attribute, value).locator('xpath=ancestor::label[1]').click();
  }

  async reference(): Promise<string> {
    const button = this.page.getByRole('button', { name: this.pattern('configurator.copy') });
    return (await button.innerText()).trim();
  }

  /** Does something; when it fails, says also where the visitor stood and what was to be read there. */
  async telling<T>(act: () => Promise<T>): Promise<T> {
    try {
      return await act();
    } catch (error) {
      const seen = await this.page
        .locator('body')
        .innerText()
        .catch(() => '');
      throw new Error(
        `${String(error)}\nAt ${this.page.url()}:\n${seen.slice(0, 2000)}\n${this.complaints.join('\n')}`,
        { cause: error },
      );
    }
  }

  async leave(): Promise<void> {
    await this.lent.giveBack();
    if (this.complaints.length > 0) throw new Error(this.complaints.join('\n'));
  }
}
