import type { CompanyUser } from '@lucerna/contract';
import { expect, it } from 'vitest';
import { changeOf, formOf } from './account-form';

const user: CompanyUser = {
  id: '00000000-0000-4000-8000-000000000001',
  userId: 1,
  email: 'one@example.test',
  firstName: '',
  lastName: '',
  roles: [3],
  registerType: 4,
  approval: null,
  clientCode: null,
  company: { crmId: 'ours', name: 'Ours' },
  privileges: [],
  rolePrivileges: [],
  lastSignInAt: null,
  catalog: 16,
  isBlocked: false,
  version: 1,
};

it('only what was changed is sent', () => {
  const form = formOf(user);
  expect(changeOf(user, form)).toEqual({});
  expect(changeOf(user, { ...form, clientCode: ' C-1001 ' })).toEqual({ clientCode: 'C-1001' });
  expect(changeOf({ ...user, clientCode: 'C-1' }, form)).toEqual({ clientCode: null });
  expect(changeOf(user, { ...form, companyId: '' })).toEqual({ company: null });
  expect(changeOf(user, { ...form, companyId: 'theirs', companyName: '' })).toEqual({
    company: { crmId: 'theirs', name: 'theirs' },
  });
  expect(changeOf(user, { ...form, roles: [3, 8], catalog: 21, isBlocked: true })).toEqual({
    roles: [3, 8],
    catalog: 21,
    isBlocked: true,
  });
});
