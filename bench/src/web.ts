import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { gzipSync } from 'node:zlib';
import type { Report } from './report';

const built = fileURLToPath(new URL('../../apps/web/dist', import.meta.url));

/** What a browser fetches before the first page shows: the page, its scripts with what they import, its styles. */
export async function run(report: Report): Promise<void> {
  const page = path.join(built, 'index.html');
  if (!existsSync(page)) throw new Error('The web app is not built. Run npm run build first.');
  const html = readFileSync(page, 'utf8');
  const sizes = { script: 0, style: 0 };
  for (const file of initialFiles(html)) {
    const bytes = gzipSync(readFileSync(path.join(built, file))).length;
    sizes[file.endsWith('.css') ? 'style' : 'script'] += bytes;
  }
  const whole = sizes.script + sizes.style + gzipSync(html).length;
  report.figure('first load of the web app', whole / 1000, 'kB gzip');
  report.figure('first load of the web app, scripts', sizes.script / 1000, 'kB gzip');
  report.figure('first load of the web app, styles', sizes.style / 1000, 'kB gzip');
}

/** The scripts and styles that the page names, and those that these scripts import at once; each file once. */
function initialFiles(html: string): ReadonlySet<string> {
  const found = new Set<string>();
  const add = (file: string): void => {
    if (found.has(file)) return;
    found.add(file);
    if (!file.endsWith('.js')) return;
    const text = readFileSync(path.join(built, file), 'utf8');
    for (const [, from = ''] of text.matchAll(/(?:from|import)\s*["'](\.{1,2}\/[^"']+\.js)["']/g)) {
      add(path.join(path.dirname(file), from));
    }
  };
  for (const [, address = ''] of html.matchAll(/(?:src|href)="\/?([^"]+\.(?:js|css))"/g)) add(address);
  return found;
}
