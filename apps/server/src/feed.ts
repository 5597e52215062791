import { existsSync, statSync } from 'node:fs';
import { copyFile, mkdir, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { exportWorkbook, writeTemplate } from './features/catalogue';
import { stackOf } from './thrown';

const usage = 'Run: npm run feed -- template FILE.xlsx, or npm run feed -- export FOLDER FILE.xlsx';

/** What the person who asked can mend. */
class UsageError extends Error {}

const say = (line: string) => process.stdout.write(`${line}\n`);

/** The file that is to be written; none that is there is written over. */
function target(given: string | undefined): string {
  if (given === undefined || !given.toLowerCase().endsWith('.xlsx'))
    throw new UsageError(`Which workbook? ${usage}`);
  const file = path.resolve(given);
  if (existsSync(file)) throw new UsageError(`${file} is there already. Name another file, or remove it.`);
  return file;
}

async function writeTemplateFile([given]: readonly string[]): Promise<void> {
  const file = target(given);
  await mkdir(path.dirname(file), { recursive: true });
  await writeFile(file, await writeTemplate());
  say(
    `Wrote ${file}. Its first sheet says what each column holds; import it with: npm run import -- ${given ?? ''}`,
  );
}

/** What is no table is copied beside the workbook. */
async function exportFolder([from, given]: readonly string[]): Promise<void> {
  const folder = path.resolve(from ?? '');
  if (from === undefined || !existsSync(folder) || !statSync(folder).isDirectory())
    throw new UsageError(`Which feed? ${usage}`);
  const file = target(given);
  const { bytes, beside } = await exportWorkbook(folder);
  await mkdir(path.dirname(file), { recursive: true });
  await writeFile(file, bytes);
  for (const name of beside) {
    const copy = path.join(path.dirname(file), name);
    await mkdir(path.dirname(copy), { recursive: true });
    await copyFile(path.join(folder, name), copy);
  }
  say(`Wrote ${file}`);
  if (beside.length > 0)
    say(`${beside.length} files that are no tables lie beside it: import the folder ${path.dirname(file)}`);
}

const commands: Readonly<Record<string, (rest: readonly string[]) => Promise<void>>> = {
  template: writeTemplateFile,
  export: exportFolder,
};

const [name = '', ...rest] = process.argv.slice(2);
try {
  const command = Object.hasOwn(commands, name) ? commands[name] : undefined;
  if (!command) throw new UsageError(usage);
  await command(rest);
} catch (error) {
  process.stderr.write(`${error instanceof UsageError ? error.message : stackOf(error)}\n`);
  process.exitCode = 1;
}
