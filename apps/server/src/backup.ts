import path from 'node:path';
import { makeBackup } from './backup/make-backup';
import { onInstallation, say } from './backup/on-installation';
import { SettingError } from './env';

/** `npm run backup -- FOLDER`, while the product runs or not. */
await onInstallation(async (installation) => {
  const [given] = process.argv.slice(2);
  if (!given) throw new SettingError('Where to? Run: npm run backup -- FOLDER');
  const { tables, files } = await makeBackup(installation, path.resolve(given));
  const rows = tables.reduce((sum, table) => sum + table.rows, 0);
  say(
    `Backed up ${rows} rows of ${tables.length} tables and ${files.length} files into ${path.resolve(given)}`,
  );
});
