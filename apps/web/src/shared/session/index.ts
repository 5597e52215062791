export { authModalHidden, authModalShown, modalAuthClosed, selectAuthModal } from './auth-modal';
export { mayDo, selectAccount, selectCatalogId, accountChanged, endSeen, loginFailed } from './session';
export { goAfterAuth, navigationAsked } from './navigation';
export { requestAccount } from './request-account';
export { enterSession } from './enter-session';
export { startSession } from './start-session';
export { signOut } from './sign-out';
export { useCan, useSession } from './use-session';
export { hearAuth } from './hear-auth';
