import type { CompanyUser, UserAdministration } from '@lucerna/contract';

/** What an administrator has typed of a user. */
export interface AccountForm {
  readonly roles: readonly number[];
  readonly catalog: CompanyUser['catalog'];
  readonly clientCode: string;
  readonly companyId: string;
  readonly companyName: string;
  readonly isBlocked: boolean;
}

export const formOf = (user: CompanyUser): AccountForm => ({
  roles: user.roles,
  catalog: user.catalog,
  clientCode: user.clientCode ?? '',
  companyId: user.company?.crmId ?? '',
  companyName: user.company?.name ?? '',
  isBlocked: user.isBlocked,
});

/** Only what differs from the user is sent: what somebody else changed meanwhile is not set back. */
export function changeOf(user: CompanyUser, form: AccountForm): UserAdministration {
  const known = formOf(user);
  const [clientCode, crmId] = [form.clientCode.trim(), form.companyId.trim()];
  return {
    ...(String(form.roles) !== String(known.roles) && {
      roles: [...form.roles] as UserAdministration['roles'],
    }),
    ...(form.catalog !== known.catalog && { catalog: form.catalog }),
    ...(clientCode !== known.clientCode && { clientCode: clientCode === '' ? null : clientCode }),
    ...(crmId !== known.companyId && {
      company: crmId === '' ? null : { crmId, name: form.companyName.trim() || crmId },
    }),
    ...(form.isBlocked !== known.isBlocked && { isBlocked: form.isBlocked }),
  };
}
