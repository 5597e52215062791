// node measure.mjs ADDRESS PORT phone|desk first|again: what Lighthouse says of a page in a browser that listens on the
// port, as JSON. At a first visit the browser's cache is empty.
import lighthouse, { desktopConfig } from 'lighthouse';

const [address, port, form, visit] = process.argv.slice(2);
const flags = {
  port: Number(port),
  onlyCategories: ['performance', 'accessibility', 'best-practices'],
  logLevel: 'error',
  disableStorageReset: visit === 'again',
  // Not the cookies of the session, nor what says that there was one.
  clearStorageTypes: ['cache_storage', 'shader_cache'],
};
const measured = await lighthouse(address, flags, form === 'desk' ? desktopConfig : undefined);
if (!measured) throw new Error('Lighthouse says nothing.');
const { runtimeError, categories, audits } = measured.lhr;
process.stdout.write(JSON.stringify({ runtimeError, categories, audits }));
