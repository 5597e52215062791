import type { Feature } from '../../app-context';
import { sweepAttempts } from '../../http/shared-limit';
import { letters } from './letters';
import { sweepTokens } from './mail-token';
import { accountRoutes } from './routes';
import { sweepSessions } from './session';

export { isCommonPassword } from './common-password';
export { closeDemoAccounts, createDemoAccounts, demoAccounts } from './demo-accounts';
export { askVerification, tellApprovalGiven, tellClientGiven } from './letters';
export { findInvitation, joinCompany, mayGiveRole, whyNoInvitation } from './invitation';
export { newAccounts, newAccountsAtPlace, placeOfRequest, tokenTries, tooMany } from './limits';
export { letterToken, makeToken, newToken, tokenHash } from './mail-token';
export { changeAccount } from './own-account';
export { hashPassword } from './password';
export { missingSteps, settle, whenQualified } from './register-type';
export { endSessions } from './session';
export { enter } from './start-session';
export {
  addAccount,
  changeColumns,
  changeCompanyOf,
  disconnectAll,
  emailExists,
  findAccount,
  findByEmail,
  findCredentials,
  lockAccount,
  lockColleagues,
  nameOfRow,
  privilegesOf,
  privilegesOfRow,
  setPassword,
} from './store';
export type { AccountColumns, AccountRow } from './store';

export const accountFeature: Feature = {
  name: 'account',
  routes: accountRoutes,
  tasks: letters,
  async sweep({ pool }) {
    await sweepSessions(pool);
    await sweepTokens(pool);
    await sweepAttempts(pool);
  },
};
