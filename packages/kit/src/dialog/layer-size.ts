export type DialogSize = 'medium' | 'large' | 'full';

/** A place of a flow of dialogs: A, B, D and E leave the page in sight unless asked for all of it, C, F and G cover it. */
export type DialogLayer = 'A' | 'B' | 'C' | 'D' | 'E' | 'F' | 'G';

/** The size of a dialog on a layer; without a layer the one asked for, 36rem unless said. */
export function findDialogSize(layer?: DialogLayer, size?: DialogSize): DialogSize {
  switch (layer) {
    case undefined:
      return size ?? 'medium';
    case 'A':
    case 'B':
    case 'D':
    case 'E':
      return size === 'full' ? 'full' : 'large';
    case 'C':
    case 'F':
    case 'G':
      return 'full';
  }
}
