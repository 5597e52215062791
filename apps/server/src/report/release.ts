import { readFileSync } from 'node:fs';
import path from 'node:path';
import { folders } from '../folders';
import { z } from 'zod';

const { name, version } = z
  .object({ name: z.string(), version: z.string() })
  .parse(JSON.parse(readFileSync(path.join(folders.repository, 'package.json'), 'utf8')));

/** What the reports call this version of the product. */
export const release = `${name}@${version}`;
