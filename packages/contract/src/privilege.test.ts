import { describe, expect, it } from 'vitest';
import { operations } from './operations';
import type { Operation } from './operation';
import { privileges, type Privilege } from './privilege';

/** Rights that a call looks at beyond the one it asks for: they decide what it shows or takes. */
const within: Partial<Record<Privilege, string>> = {
  'project.view.company': 'whose projects may be read',
  'price.view': 'which amounts are told, and which changes of prices',
};

const asked = new Map<string, string[]>();
for (const [id, { access }] of Object.entries<Operation>(operations)) {
  asked.set(access, [...(asked.get(access) ?? []), id]);
}

describe('the rights of the spec', () => {
  it.each(privileges)('%s is asked by a call, or decides within one', (right) => {
    const places = [asked.has(right), right in within].filter(Boolean);
    expect(places).toHaveLength(1);
  });

  it('stand each for what they name', () => {
    const byName: Partial<Record<Privilege, string[]>> = {
      'project.download': [
        'exportProduct',
        'exportProject',
        'getLuminaireSchedule',
        'getProjectPhotometry',
        'getSchedule',
        'getSubmittal',
        'listProjectPhotometry',
      ],
      'project.add': ['createProject', 'createProjectWithReferences', 'saveProject'],
      'project.delete': ['deleteProject', 'removeProject', 'restoreProject'],
      'project.asigment.thirdparty': ['assignProject'],
      'budget.add': [
        ...[
          'approveBudget',
          'createBudget',
          'getBudgetDraft',
          'getRevisionDraft',
          'reviseBudget',
          'refuseDiscount',
        ],
        ...['listQuoteLinks', 'makeQuoteLink', 'revokeQuoteLink'],
      ],
      'budget.request': ['getBudgetRequestInfo', 'requestBudget', 'requestBudgetUsa'],
      'downloads.view': [
        ...['cancelDownload', 'generateDocuments', 'getCreationSpecSheet', 'getDownload', 'getDownloadFiles'],
        ...['listDownloads', 'listProjectDocuments', 'requestDocuments', 'retryDownload'],
      ],
      'support.request': ['requestSupport'],
      'order.add': [
        'askCancellation',
        'getOrderDraft',
        'getProjectStock',
        'getStock',
        'processOrder',
        'releaseOrder',
      ],
    };
    for (const [right, ids] of Object.entries(byName)) {
      expect([right, asked.get(right)?.sort()]).toEqual([right, [...ids].sort()]);
    }
  });
});
