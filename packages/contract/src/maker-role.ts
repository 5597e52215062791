import { roles } from './privilege';

/** The roles of those who sell for the manufacturer: what they quote, the manufacturer delivers at. */
const makersRoles: readonly number[] = [roles.sales, roles.sales_usa, roles.admin];

/** Whether somebody with these roles, by their ids, quotes for the manufacturer and not for a firm that buys from it. */
export const sellsForMaker = (roleIds: readonly number[]): boolean =>
  roleIds.some((id) => makersRoles.includes(id));
