import path from 'node:path';
import { fileURLToPath } from 'node:url';

/**
 * The folders of the checkout. This file and the bundle (dist/main.js) lie equally deep, so that both find
 * the same places; nothing is copied at build.
 */
const server = path.resolve(path.dirname(fileURLToPath(import.meta.url)), '..');
const repository = path.resolve(server, '..', '..');

export const folders = {
  repository,
  migrations: path.join(server, 'migrations'),
  texts: path.join(server, 'texts'),
  data: path.join(server, 'data'),
  flags: path.join(server, 'flags'),
  web: path.join(repository, 'apps', 'web', 'dist'),
  auth: path.join(repository, 'apps', 'auth', 'dist'),
  catalogue: path.join(repository, 'catalogue'),
  clients: path.join(repository, 'clients'),
} as const;
