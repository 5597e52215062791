import type { Account } from '@lucerna/contract';
import { configureStore } from '@reduxjs/toolkit';
import { renderToStaticMarkup } from 'react-dom/server';
import { IntlProvider } from 'react-intl';
import { Provider } from 'react-redux';
import { expect, it, vi } from 'vitest';
import { makeStore } from '../../store/store';
import { WhyNoPrice } from './WhyNoPrice';

// The store reads the browser's languages as it is made, and Node 20 has none.
vi.hoisted(() => {
  Object.defineProperty(globalThis, 'navigator', {
    value: { languages: ['en-GB'], onLine: true },
    configurable: true,
  });
});

const ids = [
  'session.qualifyForPrice',
  'session.approvalAsked',
  'session.declined',
  'session.noRightToPrice',
  'session.sendMailAgain',
  'auth.title.qualification',
  'auth.qualified.private.text',
  'auth.qualified.email.text',
];

const architect: Partial<Account> = {
  email: 'nova@example.test',
  emailVerified: true,
  registerType: 3,
  approval: null,
  userType: 2,
  profesion: 'architect',
  company: { crmId: '', name: 'Casa Norte', companyType: { id: 'architecture', description: '' } },
};
const unnamed = { crmId: '', name: 'Casa Norte', companyType: { id: '', description: '' } };

/** The ids of the texts at the place of the price. */
function shownTo(account: Partial<Account>): readonly string[] {
  const state = makeStore().getState();
  const session = { ...state.session, status: 'signedIn', account };
  const store = configureStore({ reducer: () => ({ ...state, session }) });
  const shown = renderToStaticMarkup(
    <Provider store={store}>
      <IntlProvider locale="en-GB" messages={Object.fromEntries(ids.map((id) => [id, `[${id}]`]))}>
        <WhyNoPrice />
      </IntlProvider>
    </Provider>,
  );
  return ids.filter((id) => shown.includes(`[${id}]`));
}

it.each([
  ['a new account', { ...architect, registerType: 2, userType: 0, profesion: null, company: null }],
  [
    'a professional who told nothing of the company',
    { ...architect, company: unnamed, emailVerified: false },
  ],
])('%s is asked to complete the registration', (_who, account) => {
  expect(shownTo(account)).toEqual(['session.qualifyForPrice']);
});

it.each([
  [
    'who lacks the proof of the e-mail alone reads so and can have the letter again',
    { ...architect, emailVerified: false },
    ['session.sendMailAgain', 'auth.qualified.email.text'],
  ],
  [
    'a private person reads where to buy',
    { ...architect, registerType: 2, userType: 1 },
    ['auth.qualified.private.text'],
  ],
  [
    'who was declined reads so and can correct what was told',
    { ...architect, approval: 'declined' },
    ['session.declined', 'auth.title.qualification'],
  ],
  ['who waits for the approval reads so', { ...architect, approval: 'asked' }, ['session.approvalAsked']],
  [
    'who is qualified and may not see prices reads whom to ask',
    { ...architect, registerType: 4 },
    ['session.noRightToPrice'],
  ],
] as const)('%s', (_who, account, texts) => {
  expect(shownTo(account as Partial<Account>)).toEqual(texts);
});
