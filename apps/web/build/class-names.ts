import { hash } from 'node:crypto';
import path from 'node:path';
import { fileURLToPath } from 'node:url';

const root = fileURLToPath(new URL('../../..', import.meta.url));

/**
 * A class of a sheet in the whole app: its name and which sheet it is of. Vite would add the line, which every first visit
 * reads some hundred times.
 */
export function scopedName(name: string, file: string): string {
  const sheet = path.relative(root, file.replace(/\?.*$/, ''));
  return `${name}_${hash('sha256', sheet, 'base64url').slice(0, 5)}`;
}
