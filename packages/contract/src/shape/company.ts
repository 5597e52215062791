import { z } from 'zod';
import { privileges } from '../privilege';
import { accountApprovals, mailToken } from './account';
import { catalogId, id, instant, languageCode, listOf, pageQuery, rows } from './common';
import { anyText, emailText, requiredText } from './text';
import { companyType } from './qualification';

export const privilege = z.enum(privileges);
const privilegeSet = z
  .array(privilege)
  .max(privileges.length)
  .refine((all) => new Set(all).size === all.length, 'formError.repeated');

/** A colleague, as those see one who manage the users of the company. */
export const companyUser = z.object({
  id,
  userId: z.int(),
  email: z.string(),
  firstName: z.string(),
  lastName: z.string(),
  roles: z.array(z.int()),
  registerType: z.int(),
  approval: z.enum(accountApprovals).nullable(),
  clientCode: z.string().nullable(),
  company: z.object({ crmId: z.string(), name: z.string() }).nullable(),
  /** What the user may do, all told. */
  privileges: rows(privilege),
  /** What the roles alone give. */
  rolePrivileges: z.array(privilege).max(privileges.length),
  lastSignInAt: instant.nullable(),
  catalog: catalogId,
  /** Nobody signs in to it; only an administrator sees it then. */
  isBlocked: z.boolean(),
  version: z.int(),
});
export const companyUserList = listOf(companyUser);
export const companyUserQuery = z.object({
  ...pageQuery,
  /** A company by its id: for those with the backoffice right, who else see the users of all. */
  company: anyText(100).optional(),
  /** Only those of whom this is asked or was said. */
  approval: z.enum(accountApprovals).optional(),
});

/** The rights that each user is to have from now on, all or none of the users (P6). */
export const companyUserChange = z.strictObject({
  users: z
    .array(z.strictObject({ id, privileges: privilegeSet, version: z.int().min(1).optional() }))
    .min(1)
    .max(100)
    .refine((all) => new Set(all.map((each) => each.id)).size === all.length, 'formError.repeated'),
});
export const changedCompanyUsers = z.object({ users: rows(companyUser) });

/** An invitation into the own company. */
export const newInvitation = z.strictObject({
  email: emailText,
  /** A role that the inviter holds, or 1 web user, which is the default. */
  roleId: z.int().min(1).max(10).optional(),
  /** Rights beside those of the role. */
  privileges: privilegeSet.optional(),
  /** Language of the mail; without one the inviter's. */
  language: languageCode.optional(),
});
export const invitation = z.object({
  id,
  email: z.string(),
  roleId: z.int(),
  privileges: z.array(privilege),
  invitedAt: instant,
  expiresAt: instant,
  status: z.enum(['open', 'expired']),
});
export const invitationList = rows(invitation);

/** What the holder of an invitation's mail may know of it. */
export const openInvitation = z.object({
  email: z.string(),
  company: z.string(),
  /** Whoever invites, by name, else by e-mail. */
  inviter: z.string(),
  /** Somebody has signed up with the e-mail: accept with that account. */
  hasAccount: z.boolean(),
  expiresAt: instant,
});
export const invitationToken = z.strictObject({ token: mailToken });

/** A change of the own company. */
export const companyChange = z.strictObject({
  name: requiredText(120).optional(),
  companyType: companyType.optional(),
});

/** The client whose prices an account sees and for whom it orders; null for none. */
export const clientCodeChange = z.strictObject({
  clientCode: z
    .string()
    .trim()
    .max(40)
    .regex(/^[\w.-]+$/, 'formError.pattern')
    .nullable(),
  lang: languageCode.optional(),
});
/** The most client codes that one company can choose from. */
export const maxClientCodes = 500;
export const clientCodeList = rows(
  z.object({ clientCode: z.string(), current: z.boolean() }),
  maxClientCodes,
);

/** The rights of one role, an editable row of the table (ACC-15). */
export const roleRights = z.object({ roleId: z.int(), name: z.string(), privileges: z.array(privilege) });
export const roleRightsList = rows(roleRights);
export const roleRightsChange = z.strictObject({ privileges: privilegeSet });
export const rolesChange = z.strictObject({
  roles: z
    .array(z.union([1, 2, 3, 4, 6, 7, 8, 9, 10].map((each) => z.literal(each))))
    .min(1)
    .max(9)
    .refine((all) => new Set(all).size === all.length, 'formError.repeated'),
});

/** What an administrator sets of a user; what is not given stays. */
export const userAdministration = z.strictObject({
  roles: rolesChange.shape.roles.optional(),
  catalog: catalogId.optional(),
  clientCode: clientCodeChange.shape.clientCode.optional(),
  /** The company that the user belongs to, by its id in the customer records; null for none. */
  company: z
    .strictObject({ crmId: requiredText(100), name: requiredText(120) })
    .nullable()
    .optional(),
  isBlocked: z.boolean().optional(),
  /** The answer to a professional whose approval is asked: qualified from now on, or declined. */
  isApproved: z.boolean().optional(),
});

export type UserAdministration = z.infer<typeof userAdministration>;
export type CompanyUser = z.infer<typeof companyUser>;
export type CompanyUserChange = z.infer<typeof companyUserChange>;
export type OpenInvitation = z.infer<typeof openInvitation>;
export type Invitation = z.infer<typeof invitation>;
export type RoleRights = z.infer<typeof roleRights>;
