import { useLocation } from 'react-router';

/** The page that a stranger was turned away from and led home; undefined where nobody was. */
export const useWantedPage = (): string | undefined =>
  (useLocation().state as { wanted?: string } | null)?.wanted;
