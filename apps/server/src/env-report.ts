import { z } from 'zod';

/** The address that a Sentry-compatible service gives a project: https://KEY@HOST/PROJECT. */
const dsn = z.string().refine((text) => {
  if (!URL.canParse(text)) return false;
  const { protocol, username, password, pathname } = new URL(text);
  return /^https?:$/.test(protocol) && username !== '' && password === '' && /\/\d+$/.test(pathname);
}, 'must be a DSN such as https://key@errors.example/1');

/** The settings of error reporting (docs/self-hosting.md). */
export const reportVariables = { SENTRY_DSN: dsn.optional() };
