export { Guard } from './Guard';
export { mayDo, selectAccount, selectCatalogId, accountChanged, endSeen } from './session';
export { startSession, enterSession } from './start-session';
export { signOut } from './sign-out';
export { useCan, useSession } from './use-session';
