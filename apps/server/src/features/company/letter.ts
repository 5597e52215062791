import type { LanguageCode } from '@lucerna/engine';
import type { Frame } from '../../frame';
import { inLane } from '../../jobs/lanes';
import type { Task } from '../../jobs/lanes';
import type { Client } from '../account';
import { letterToken, tokenHash } from '../account';
import { composeLetter } from '../mail';

const task = 'sendInvitation';

interface Payload {
  readonly invitationId: string;
  readonly origin: string;
}

export const askInvitation = (frame: Frame, client: Client, payload: Payload) =>
  frame.jobs.add(client, task, payload, { priority: 10 });

interface Row {
  email: string;
  language: LanguageCode;
  company_name: string;
  inviter: string;
}

/** What the address of a page calls a language. */
const pathOf = (language: LanguageCode) => `/${language}/invitation`;

/** Makes the token and sends it; an invitation withdrawn meanwhile sends nothing. */
const sendInvitation: Task = async (payload, { pool, mail, secrets, catalogue }, job) => {
  const { invitationId, origin } = payload as Payload;
  const token = letterToken(secrets, job);
  const { rows } = await pool.query<Row>(
    `update invitation i set token_hash = $2 from account a
     where i.id = $1 and i.accepted_at is null and i.expires_at > now() and a.id = i.invited_by
     returning i.email, i.language, a.company_name,
       coalesce(nullif(trim(a.first_name || ' ' || a.last_name), ''), a.email) as inviter`,
    [invitationId, tokenHash(token)],
  );
  const [row] = rows;
  if (!row) return;
  await mail.send(
    composeLetter('invitation', {
      to: row.email,
      name: '',
      language: row.language,
      brand: catalogue.current().brandName,
      link: `${origin}${pathOf(row.language)}?token=${token}`,
      data: { company: row.company_name, inviter: row.inviter },
    }),
    job,
  );
};

export const letters = inLane('mail', { [task]: sendInvitation });
