import type { ComponentType } from 'react';
import { late } from '../../shared/lazy';
import { standInFor } from './UnreachedPage';

/** A page that comes by itself, and says so, where its code could not be read. */
const lazyPage = <Props extends object>(
  read: () => Promise<{ readonly default: ComponentType<Props> }>,
): ReturnType<typeof late<Props>> => late<Props>(() => read().catch(standInFor));

/** Few visits ever come to one of these, so the first load goes without. */
export const WaitingPage = late(() => import('./WaitingPage'));
export const NotFound = lazyPage(async () => ({ default: (await import('./NotFound')).NotFound }));
export const NotAllowed = lazyPage(async () => ({ default: (await import('./NotAllowed')).NotAllowed }));
export const SignInAsked = lazyPage(async () => ({ default: (await import('./SignInAsked')).SignInAsked }));
export const QualificationAsked = lazyPage(() => import('./QualificationAsked'));
