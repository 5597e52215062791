import { catalogField, catalogIds, languageCodes, localized } from '@lucerna/engine';
import { z } from 'zod';
import { fault } from '../field';
import { roleName } from './shapes';

const most = 50;

const topicId = z.string().regex(/^[A-Za-z][\w-]{0,39}$/);
const topicName = localized.refine(
  (texts) => Object.values(texts).every((text) => text.length <= 80),
  fault('range', { reason: 'a topic has at most 80 characters in each language' }),
);

/** Without it in every catalogue. */
const catalogs = z.array(catalogField).min(1).max(catalogIds.length).optional();

const recipients = z
  .array(
    z.strictObject({
      email: z.email().max(120),
      catalogs,
      languages: z.array(z.enum(languageCodes)).min(1).max(languageCodes.length).optional(),
    }),
  )
  .max(most)
  .default([]);

const eachOnce = (all: readonly { readonly id: string }[]) =>
  new Set(all.map(({ id }) => id)).size === all.length;

const subject = z.strictObject({ id: topicId, name: topicName, catalogs, recipients });

/** What support can be asked for, in the order in which it is offered, and to whom it is written. */
export const supportTopics = z
  .array(
    z.strictObject({
      id: topicId,
      name: topicName,
      catalogs,
      /** Without it everybody's. */
      roles: z.array(roleName).min(1).max(most).optional(),
      recipients,
      subjects: z.array(subject).min(1).max(most).refine(eachOnce, fault('topicTwice')),
    }),
  )
  .max(most)
  .refine(eachOnce, fault('topicTwice'));
