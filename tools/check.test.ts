import { spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { expect, it } from 'vitest';

const root = path.resolve(import.meta.dirname, '..');

it('the linter checks types by the settings of the folder', () => {
  const folder = mkdtempSync(path.join(os.tmpdir(), 'lucerna-check-'));
  const settings = { extends: path.join(root, 'tsconfig.base.json'), include: ['*.ts'] };
  writeFileSync(path.join(folder, 'tsconfig.json'), JSON.stringify(settings));
  writeFileSync(
    path.join(folder, 'wrong.ts'),
    'export const wrong: string = 1;\nexport const first: number = [1, 2][0];\nexport const title = document.title;\n',
  );
  try {
    const args = ['--type-check', '--config', path.join(root, '.oxlintrc.json'), '.'];
    const oxlint = path.join(root, 'node_modules', '.bin', 'oxlint');
    const { status, stdout } = spawnSync(oxlint, args, { cwd: folder, encoding: 'utf8' });
    expect(status).toBe(1);
    // A wrong type, `noUncheckedIndexedAccess`, and no browser where none is asked for.
    const lines = [...stdout.matchAll(/wrong\.ts:(\d+):\d+\]/g)].map(([, line]) => Number(line));
    expect([...stdout.matchAll(/typescript\(TS(\d+)\)/g)].map(([, code]) => code).toSorted()).toEqual([
      '2322',
      '2322',
      '2584',
    ]);
    expect(new Set(lines)).toEqual(new Set([1, 2, 3]));
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}, 60_000);
