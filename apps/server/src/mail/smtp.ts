import { createTransport } from 'nodemailer';
import type { Mail } from '../ports/mail';

const timeoutMs = 10_000;

/** Sends through a mail server; `smtp://user:password@host:587`, or `smtps://` for TLS from the first byte. */
export function openSmtp(url: string, from: string): Mail {
  const transport = createTransport(
    { url, connectionTimeout: timeoutMs, greetingTimeout: timeoutMs, socketTimeout: timeoutMs * 3 },
    { from },
  );
  const domain = /@([^\s>]+)/.exec(from)?.[1] ?? 'localhost';
  return {
    async send({ to, subject, text, html }, { id, at }) {
      // The address as an object: in a text, a comma would make two of it. Nothing is fetched or read from disk.
      await transport.sendMail({
        to: { name: '', address: to },
        subject,
        text,
        html,
        messageId: `<${id}@${domain}>`,
        date: at,
        disableFileAccess: true,
        disableUrlAccess: true,
        headers: { 'Auto-Submitted': 'auto-generated' },
      });
    },
    kept: () => Promise.resolve(null),
    close: () => transport.close(),
  };
}
