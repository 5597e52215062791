import { emailText } from '@lucerna/contract';
import { openPool } from './database/connect';
import { migrateDatabase } from './database/migrate';
import { SettingError, readEnv, type Env } from './env';
import { grantAdministrator, passwordToken } from './features/administrator';
import { addressOf, openDatabase } from './start';
import { stackOf } from './thrown';

const usage = `Who? Run: npm run admin -- E-MAIL
  Makes the account of this e-mail an administrator, and the account too where there is none.
  npm run admin -- E-MAIL --link   also prints a link that sets a new password`;

const say = (line: string) => process.stdout.write(`${line}\n`);

const outcomes = {
  made: 'has an account now, and is an administrator',
  granted: 'is an administrator now',
  already: 'is an administrator already',
} as const;

async function makeAdministrator(env: Env, email: string, wantsLink: boolean): Promise<void> {
  const database = await openDatabase(env, say);
  try {
    const pool = openPool(database.url, () => undefined, 'imports');
    try {
      await migrateDatabase(pool);
      const granted = await grantAdministrator(pool, email);
      if (granted.outcome === 'refused') {
        throw new SettingError(
          `${email} belongs to a demo account or to one that is closed. Choose another e-mail.`,
        );
      }
      say(`${email} ${outcomes[granted.outcome]}.`);
      if (!granted.needsPassword && !wantsLink) return;
      const token = await passwordToken(pool, granted.accountId);
      if (token === null)
        throw new SettingError('Five links were made within an hour. Use the last one, or wait.');
      say(`This link sets the password, once and within an hour, while the server runs:`);
      say(`${addressOf(env, env.port)}/password-reset?token=${token}`);
    } finally {
      await pool.end();
    }
  } finally {
    await database.stop();
  }
}

const given = process.argv.slice(2);
const email = emailText.safeParse(given.find((each) => !each.startsWith('-')));
try {
  if (!email.success) throw new SettingError(usage);
  await makeAdministrator(readEnv(process.env), email.data, given.includes('--link'));
} catch (error) {
  const text = error instanceof SettingError ? error.message : stackOf(error);
  process.stderr.write(`${text}\n`);
  process.exitCode = 1;
}
