/** What is needed where code cannot be read: it is read before that, when the first page stands (OfflineBanner). */
export const readUnreachedPage = () => import('./UnreachedPage').then(({ standInFor }) => standInFor);
