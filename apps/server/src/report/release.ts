import { readFileSync } from 'node:fs';
import path from 'node:path';
import { folders } from '../folders';

const { name, version } = JSON.parse(readFileSync(path.join(folders.repository, 'package.json'), 'utf8')) as {
  name: string;
  version: string;
};

/** What the reports call this version of the product. */
export const release = `${name}@${version}`;
