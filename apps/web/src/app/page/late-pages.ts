import { late } from '../../shared/late';

/** Few visits ever come to one of these, so the first load goes without. */
export const WaitingPage = late(() => import('./WaitingPage'));
export const NotFound = late(async () => ({ default: (await import('./NotFound')).NotFound }));
export const NotAllowed = late(async () => ({ default: (await import('./NotAllowed')).NotAllowed }));
export const SignInAsked = late(async () => ({ default: (await import('./SignInAsked')).SignInAsked }));
export const QualificationAsked = late(() => import('./QualificationAsked'));
