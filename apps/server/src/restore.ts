import path from 'node:path';
import { onInstallation, say } from './backup/on-installation';
import { restoreBackup } from './backup/restore-backup';
import { SettingError } from './env';

/** `npm run restore -- FOLDER [--force]`, while the product does not run. */
await onInstallation(async (installation) => {
  const words = process.argv.slice(2);
  const force = words.includes('--force');
  const [given] = words.filter((word) => word !== '--force');
  if (!given) throw new SettingError('From where? Run: npm run restore -- FOLDER');
  const { createdAt, tables, files } = await restoreBackup({ ...installation, force }, path.resolve(given));
  const rows = tables.reduce((sum, table) => sum + table.rows, 0);
  say(`Restored ${rows} rows of ${tables.length} tables and ${files.length} files of ${createdAt}`);
});
