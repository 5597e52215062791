import { operation } from '../operation';
import { changeList, changeQuery } from '../shape/change-log';

export const changeLogOperations = {
  listChanges: operation({
    method: 'GET',
    path: '/api/v1/changes',
    access: 'backoffice',
    summary:
      'Who changed prices, discounts, quotes, links, acceptances, orders, members and clients, when, from what to what; newest first',
    tag: 'administration',
    query: changeQuery,
    response: changeList,
  }),
};
