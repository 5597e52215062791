// node measure.mjs ADDRESS PORT phone|desk: what Lighthouse says of a page in a browser that listens on the port, as JSON.
import lighthouse, { desktopConfig } from 'lighthouse';

const [address, port, form] = process.argv.slice(2);
// Without the reset the cookies of the session stay.
const flags = {
  port: Number(port),
  onlyCategories: ['performance', 'accessibility', 'best-practices'],
  logLevel: 'error',
  disableStorageReset: true,
};
const measured = await lighthouse(address, flags, form === 'desk' ? desktopConfig : undefined);
if (!measured) throw new Error('Lighthouse says nothing.');
const { runtimeError, categories, audits } = measured.lhr;
process.stdout.write(JSON.stringify({ runtimeError, categories, audits }));
