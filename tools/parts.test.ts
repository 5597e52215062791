import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { parts, root } from './parts.mjs';

const imported = /from '@lucerna\/([a-z]+)/g;

/** The libraries of ours that the code of a folder imports. */
function importsIn(folder: string): Set<string> {
  const files = readdirSync(path.join(root, folder), { recursive: true, encoding: 'utf8' });
  const code = files.filter((name) => /\.tsx?$/.test(name) && !/\.test\.|(^|[\\/])test[\\/]/.test(name));
  return new Set(
    code.flatMap((name) =>
      [...readFileSync(path.join(root, folder, name), 'utf8').matchAll(imported)].map(
        ([, library]) => library!,
      ),
    ),
  );
}

describe('building what is stale', () => {
  it.each(['server', 'web', 'auth'] as const)('%s follows every library that its code imports', (name) => {
    const { sources } = parts[name];
    const followed = [...importsIn(`apps/${name}/src`)].map((library) => `packages/${library}/src`);
    expect(followed.length).toBeGreaterThan(0);
    expect(sources).toEqual(expect.arrayContaining(followed));
  });
});
