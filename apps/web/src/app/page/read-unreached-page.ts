/** Says that there is no connection: its code is read before that, when the first page stands (OfflineBanner). */
export const readUnreachedPage = () => import('./UnreachedPage');
