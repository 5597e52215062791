import { hash } from 'node:crypto';
import { release } from '../../report/release';
import type { Catalogue } from '../catalogue';

/** Names all that decides how the pictures of a catalogue look: its revision, and the program that draws them. */
export const editionOf = ({ revision }: Pick<Catalogue, 'revision'>): string =>
  hash('sha256', `${revision} ${release}`, 'base64url').slice(0, 12);
