import path from 'node:path';
import { requireNoTransaction } from '../database/transaction';
import type { Env } from '../env';
import type { Mail } from '../ports/mail';
import { openOutbox } from './outbox';

export async function openMail(env: Env): Promise<Mail> {
  const mail = env.smtpUrl
    ? (await import('./smtp')).openSmtp(env.smtpUrl, env.mailFrom)
    : openOutbox(path.join(env.home, 'outbox'));
  return {
    ...mail,
    async send(letter, name) {
      requireNoTransaction('A letter is sent');
      await mail.send(letter, name);
    },
  };
}
