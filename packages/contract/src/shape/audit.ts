import { z } from 'zod';
import { id, instant, listOf, pageQuery } from './common';

/** What the audit log records. */
export const auditActions = [
  'signedIn',
  'signInFailed',
  'signedUp',
  'signedOut',
  'sessionEnded',
  'refreshReplayed',
  'passwordResetAsked',
  'passwordReset',
  'passwordChanged',
  'emailVerified',
  'socialConnected',
  'socialDisconnected',
  'approvalAsked',
  'approvalDeclined',
  'qualified',
  'administratorMade',
  'accountBlocked',
  'accountOpened',
  'accountDeleted',
  'rolesChanged',
  'rightsChanged',
  'roleRightsChanged',
  'clientCodeChanged',
  'companyChanged',
  'catalogChanged',
  'invited',
  'invitationWithdrawn',
  'invitationAccepted',
  'invitationDeclined',
  'keyCreated',
  'keyRevoked',
  'keyUsed',
  'projectMemberAdded',
  'projectMemberChanged',
  'projectMemberRemoved',
  'projectAssigned',
  'shareCreated',
  'shareRevoked',
] as const;
export const auditAction = z.enum(auditActions);

/** One entry: who did what to whom, when, from where. */
export const auditEntry = z.object({
  id: z.int(),
  at: instant,
  action: auditAction,
  /** Who did it; null for a caller without a session. */
  actor: z.object({ id, email: z.string().nullable() }).nullable(),
  /** The account that it concerns, where there is one. */
  subject: z.object({ id, email: z.string().nullable() }).nullable(),
  address: z.string().nullable(),
  detail: z.record(z.string(), z.unknown()),
});
export const auditList = listOf(auditEntry);
export const auditQuery = z.object({
  page: pageQuery.page,
  itemsPerPage: pageQuery.itemsPerPage,
  action: auditAction.optional(),
  /** Entries by or about this account. */
  account: id.optional(),
  from: z.iso.date().optional(),
  to: z.iso.date().optional(),
});

export type AuditAction = z.infer<typeof auditAction>;
export type AuditEntry = z.infer<typeof auditEntry>;
