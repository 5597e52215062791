import { z } from 'zod';
import { id, instant, rows } from './common';
import { memberRoles, sharedRoles } from '../project-right';
import { emailText } from './text';

/** The most people who work on one project beside its owner. */
export const maxMembers = 100;

const person = z.object({
  /** Of the account. */
  id,
  /** First and last name, or the e-mail of somebody without. */
  name: z.string(),
  email: z.string(),
  isYou: z.boolean(),
});

/** Somebody who works on a project beside its owner. */
export const projectMember = person.extend({ role: z.enum(memberRoles), addedAt: instant });

export const projectMembers = z.object({ owner: person, members: rows(projectMember, maxMembers) });

const sharedRole = z.enum(sharedRoles);
export const newProjectMember = z.strictObject({ email: emailText, role: sharedRole });
export const projectMemberChange = z.strictObject({ role: sharedRole });
export const projectAssignment = z.strictObject({ email: emailText });

export type ProjectMember = z.infer<typeof projectMember>;
export type ProjectMembers = z.infer<typeof projectMembers>;
