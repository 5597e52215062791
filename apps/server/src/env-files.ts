import { readFileSync } from 'node:fs';
import { errorOf } from './thrown';

/** Secrets that a file may hold instead, as containers pass them: `SECRET_FILE` names the file of `SECRET`. */
const secrets = [
  'DATABASE_URL',
  'SECRET',
  'SMTP_URL',
  'METRICS_TOKEN',
  'ERP_TOKEN',
  'LUCERNA_DEMO_PASSWORD',
  'S3_ACCESS_KEY_ID',
  'S3_SECRET_ACCESS_KEY',
];

/** The variables with what the files of secrets hold; `problems` names the files that cannot be used. */
export function withSecretFiles(given: Readonly<Record<string, string | undefined>>): {
  readonly given: Readonly<Record<string, string | undefined>>;
  readonly problems: readonly string[];
} {
  const found: Record<string, string> = {};
  const problems: string[] = [];
  for (const name of secrets) {
    const file = given[`${name}_FILE`];
    if (!file) continue;
    if (given[name]) problems.push(`${name} and ${name}_FILE are both set`);
    try {
      found[name] = readFileSync(file, 'utf8').trim();
      if (found[name] === '') problems.push(`${name}_FILE is empty (it is ${JSON.stringify(file)})`);
    } catch (error) {
      problems.push(`${name}_FILE cannot be read: ${errorOf(error).message}`);
    }
  }
  return { given: { ...given, ...found }, problems };
}
