export { openEditor, hasOpenEditor, saveOpenEditors } from './open-editors';
export { authModalHidden, authModalShown, modalAuthClosed, selectAuthModal } from './auth-modal';
export {
  mayDo,
  selectAccount,
  selectCatalogId,
  accountChanged,
  catalogAsked,
  endSeen,
  loginFailed,
  signOutHeld,
} from './session';
export { goAfterAuth, hasStatus, navigationAsked, type UserStatus } from './navigation';
export { SignInLink } from './SignInLink';
export { useWantedPage } from './use-wanted-page';
export { requestAccount } from './request-account';
export { enterSession } from './enter-session';
export { readSite } from './read-site';
export { startSession } from './start-session';
export { signOut } from './sign-out';
export { useCan, useSession } from './use-session';
export { onAuthMessage } from './on-auth-message';
