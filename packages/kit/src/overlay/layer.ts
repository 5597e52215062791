import { createContext, use } from 'react';

/** True inside a dialog: what opens there must stand above the dialog's own layer. */
export const OverDialog = createContext(false);

/** The layer of a list, menu or popover opened here, as a style for react-aria, which writes its own otherwise. */
export function useOverlayLayer(): { zIndex: string } {
  return { zIndex: use(OverDialog) ? 'var(--layer-over-modal)' : 'var(--layer-dropdown)' };
}
