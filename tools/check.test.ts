import { spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { expect, it } from 'vitest';

const root = path.resolve(import.meta.dirname, '..');

interface Diagnostic {
  readonly code: string;
  readonly labels: readonly { readonly span: { readonly line: number } }[];
}

it('the linter checks types by the settings of the folder', () => {
  const folder = mkdtempSync(path.join(os.tmpdir(), 'lucerna-check-'));
  const settings = { extends: path.join(root, 'tsconfig.base.json'), include: ['*.ts'] };
  writeFileSync(path.join(folder, 'tsconfig.json'), JSON.stringify(settings));
  writeFileSync(
    path.join(folder, 'wrong.ts'),
    'export const wrong: string = 1;\nexport const first: number = [1, 2][0];\nexport const title = document.title;\n',
  );
  try {
    // Without a form by name it is another one on each build server.
    const args = ['--type-check', '--format', 'json', '--config', path.join(root, '.oxlintrc.json'), '.'];
    const programs = path.join(root, 'node_modules', '.bin');
    // The linter looks for the compiler on the path, which npm sets and who starts the tests in another way does not.
    const env = { ...process.env, PATH: [programs, process.env['PATH']].join(path.delimiter) };
    const { stdout, stderr } = spawnSync(path.join(programs, 'oxlint'), args, {
      cwd: folder,
      encoding: 'utf8',
      env,
    });
    expect(stdout, stderr).toMatch(/^\{/);
    const { diagnostics } = JSON.parse(stdout) as { diagnostics: readonly Diagnostic[] };
    const found = diagnostics
      .filter(({ code }) => code.startsWith('typescript(TS'))
      .map(({ code, labels }) => `${labels[0]?.span.line} ${code}`);
    // A wrong type, `noUncheckedIndexedAccess`, and no browser where none is asked for.
    expect(found.toSorted()).toEqual([
      '1 typescript(TS2322)',
      '2 typescript(TS2322)',
      '3 typescript(TS2584)',
    ]);
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}, 60_000);
