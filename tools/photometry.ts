// Judges photometric files: npm run photometry -- [--tables] [--ies FOLDER] [--ldt FOLDER] FILE…
// One JSON line for each file; --tables prints a report instead, --ies and --ldt write the files in the other format.
import { mkdirSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { basename, extname, join } from 'node:path';
import { parseArgs } from 'node:util';
import {
  photometryLimits,
  photometryReport,
  photometrySummary,
  problemText,
  readPhotometry,
  writeEulumdat,
  writeIes,
} from '../packages/photometry/src/index';
import type { Photometry, PhotometryRead } from '../packages/photometry/src/index';

const usage = 'Usage: npm run photometry -- [--tables] [--ies FOLDER] [--ldt FOLDER] FILE…';

function parse() {
  try {
    return parseArgs({
      allowPositionals: true,
      options: { tables: { type: 'boolean' }, ies: { type: 'string' }, ldt: { type: 'string' } },
    });
  } catch {
    return null;
  }
}

/** A file that is too large is not read at all. */
function readFile(path: string): PhotometryRead {
  const { size } = statSync(path);
  if (size <= photometryLimits.bytes) return readPhotometry(readFileSync(path));
  const values = { size, most: photometryLimits.bytes };
  return { ok: false, problem: { code: 'file-too-large', line: null, values } };
}

function writeInto(folder: string, path: string, extension: string, content: string | Uint8Array): void {
  mkdirSync(folder, { recursive: true });
  writeFileSync(join(folder, basename(path, extname(path)) + extension), content);
}

const parsed = parse();
const files = parsed?.positionals ?? [];
const { tables, ies, ldt } = parsed?.values ?? {};

function handle(path: string, photometry: Photometry): void {
  if (ies !== undefined) writeInto(ies, path, '.ies', writeIes(photometry));
  if (ldt !== undefined) writeInto(ldt, path, '.ldt', writeEulumdat(photometry));
  const file = basename(path);
  if (tables) console.log(`${file}\n${photometryReport(photometry)}\n`);
  else console.log(JSON.stringify({ file, ...photometrySummary(photometry) }));
}

if (files.length === 0) {
  console.error(usage);
  process.exitCode = 1;
}
for (const path of files) {
  const file = basename(path);
  try {
    const read = readFile(path);
    if (read.ok) {
      handle(path, read.photometry);
      continue;
    }
    const problem = { ...read.problem, text: problemText(read.problem) };
    if (tables) console.log(`${file}\n${problem.text}\n`);
    else console.log(JSON.stringify({ file, error: true, problems: [problem] }));
  } catch (reason) {
    console.error(`${path}: ${reason instanceof Error ? reason.message : String(reason)}`);
    process.exitCode = 1;
  }
}
