import { expect, it } from 'vitest';
import { hasRight, withBox, type Edits, type RoleRow } from './role-edits';

const sales: RoleRow = { roleId: 4, privileges: ['order.add'] };
const none: Edits = new Map();

it('a touched box is an edit of its role, and none once it is back as it was', () => {
  const given = withBox(sales, 'order.view', true, none);
  expect(hasRight(sales, 'order.view', given)).toBe(true);
  expect([...(given.get(4) ?? [])]).toEqual(['order.add', 'order.view']);
  expect(withBox(sales, 'order.view', false, given).size).toBe(0);
  expect(hasRight(sales, 'order.add', none)).toBe(true);
});
