import { defaultPrivileges, roles, type OperationId } from '@lucerna/contract';
import { catalogueRequests } from './catalogue-requests';
import { documentRequests } from './document-requests';
import {
  administrator,
  clientReader,
  colleague,
  companyOwner,
  downloader,
  finalQuoter,
  maker,
  nobodyOf,
  only,
  owner,
  projectOwner,
  projectQuoter,
  projectReader,
  quoter,
  userManager,
} from './outcomes';
import type { AccessRow, Named, Whose } from './outcomes';
import type { Things } from './parties';

const project = ({ projectId }: Things): Named => ({ params: { id: projectId } });
const line = ({ projectId, lineId }: Things): Named => ({ params: { projectId, productId: lineId } });
const member = ({ projectId, userId }: Things): Named => ({ params: { id: projectId, accountId: userId } });
/** No part of a project has the id of the project; a colleague learns that this is not theirs before. */
const part = ({ projectId }: Things): Named => ({ params: { id: projectId, partId: projectId } });
/** What the quote does not have. */
const nobodysQuote: AccessRow['outcome'] = (_whose, can) => (can('price.view') ? 'hidden' : 'refused');
const order = ({ orderId }: Things): Named => ({ params: { orderId } });
const budget = ({ budgetId }: Things): Named => ({ params: { id: budgetId } });
/** All parties buy for the same client. */
const client = (_things: Things, whose: Whose): Named => ({
  params: { clientCode: whose === 'missing' ? 'C-none' : 'C-1001' },
});
const user = ({ userId }: Things): Named => ({ params: { id: userId } });
const withBody =
  (named: (things: Things) => Named, body: unknown): AccessRow['names'] =>
  (things) => ({ ...named(things), body });
const rows = [{ reference: 'x', quantity: 1 }];
const projects: Partial<Record<OperationId, AccessRow>> = {
  getProject: { names: project, outcome: projectReader },
  getProjectName: { names: project, outcome: projectReader },
  getProjectStock: { names: project, outcome: projectReader },
  getProjectContext: { names: project, outcome: projectReader },
  getProjectTooltip: { names: project, outcome: projectReader },
  getTechInfoActions: { names: project, outcome: projectReader },
  listProjectProducts: { names: project, outcome: projectReader },
  listProjectVersions: { names: project, outcome: projectReader },
  compareProjectVersions: {
    names: (things) => ({
      ...project(things),
      query: `from=${things.projectId}&to=${things.projectId}`,
    }),
    outcome: projectReader,
  },
  cloneProject: { names: withBody(project, {}), outcome: projectReader },
  importProject: { names: project, outcome: projectReader },
  setProjectName: { names: withBody(project, { projectName: 'Mine now' }), outcome: projectOwner },
  saveProject: {
    names: ({ projectId }) => ({ body: { projectId, products: [{ model: '2015' }] } }),
    outcome: projectOwner,
  },
  addProjectVersion: { names: withBody(project, { title: 'Tender' }), outcome: projectOwner },
  updateProjectVersion: { names: project, outcome: projectOwner },
  // No version has the id of a project; a colleague learns that this is not theirs before.
  restoreProjectVersion: {
    names: ({ projectId }) => ({ params: { id: projectId, versionId: projectId } }),
    outcome: nobodyOf,
  },
  restoreProject: { names: project, outcome: owner },
  // None of them is in the trash.
  removeProject: { names: project, outcome: only(() => false) },
  renameProject: {
    names: withBody(project, { fieldsToUpdate: { name: 'Mine now' } }),
    outcome: projectOwner,
  },
  addProducts: { names: withBody(project, [{ model: '2015' }]), outcome: projectOwner },
  updateProduct: {
    names: withBody(line, { attributesToUpdate: { quantity: 3 } }),
    outcome: projectOwner,
  },
  getProductConfig: { names: ({ lineId }) => ({ params: { id: lineId } }), outcome: projectReader },
  exportProduct: {
    names: (things) => ({ ...line(things), query: 'format=dxf' }),
    outcome: projectReader,
  },
  exportProject: { names: project, outcome: projectReader },
  getProductPicture: { names: line, outcome: projectReader },
  validateProduct: { names: line, outcome: projectOwner },
  listCatalogueChanges: { names: project, outcome: projectReader },
  takeCatalogueChanges: {
    names: ({ projectId, lineId }) => ({
      params: { id: projectId },
      body: { products: [{ _id: lineId, unitGross: { amount: 1, currency: 'EUR' } }] },
    }),
    outcome: projectOwner,
  },
  listProjectMembers: { names: project, outcome: projectReader },
  addProjectMember: {
    names: withBody(project, { email: 'mate@example.test', role: 'viewer' }),
    outcome: projectOwner,
  },
  assignProject: {
    names: withBody(project, { email: 'mate@example.test' }),
    outcome: projectOwner,
  },
  // Nobody is a member of what is tried here; a colleague learns that this is not theirs before.
  changeProjectMember: { names: withBody(member, { role: 'viewer' }), outcome: nobodyOf },
  removeProjectMember: { names: member, outcome: nobodyOf },
  changeLines: {
    names: ({ projectId, lineId }) => ({
      params: { id: projectId },
      body: { lines: [{ _id: lineId }], change: { act: 'quantity', quantity: 3 } },
    }),
    outcome: projectOwner,
  },
  // No change has the id of the project: the owner is told that it is over.
  undoLineChange: {
    names: ({ projectId }) => ({ params: { id: projectId, changeId: projectId } }),
    outcome: projectOwner,
  },
  cloneProduct: { names: line, outcome: projectOwner },
  getSchedule: { names: project, outcome: projectReader },
  listProjectPhotometry: { names: project, outcome: projectReader },
  listProjectDocuments: { names: project, outcome: downloader },
  getSubmittal: { names: project, outcome: downloader },
  getLuminaireSchedule: { names: project, outcome: downloader },
  getProjectPhotometry: { names: project, outcome: projectReader },
  checkSchedule: {
    names: withBody(project, { rows: [{ reference: 'x' }] }),
    outcome: projectOwner,
  },
  addSchedule: { names: withBody(project, { rows }), outcome: projectOwner },
  addProjectSection: { names: withBody(project, { name: 'Lobby' }), outcome: projectOwner },
  addProjectArea: { names: withBody(project, { room: 'Lobby' }), outcome: projectOwner },
  addProjectFreeLine: { names: withBody(project, { text: 'Freight' }), outcome: projectOwner },
  updateProjectSection: { names: withBody(part, { name: 'Lobby' }), outcome: nobodyOf },
  updateProjectArea: { names: withBody(part, { room: 'Lobby' }), outcome: nobodyOf },
  updateProjectFreeLine: { names: withBody(part, { text: 'Freight' }), outcome: nobodyOf },
  removeProjectSection: { names: part, outcome: nobodyOf },
  removeProjectArea: { names: part, outcome: nobodyOf },
  removeProjectFreeLine: { names: part, outcome: nobodyOf },
  removeProduct: { names: line, outcome: projectOwner },
  deleteProject: { names: project, outcome: projectOwner },
};

const sales: Partial<Record<OperationId, AccessRow>> = {
  getBudgetDraft: { names: project, outcome: projectQuoter },
  createBudget: {
    names: ({ projectId, lineId }) => ({ body: { projectId, products: [{ _id: lineId }] } }),
    outcome: projectQuoter,
  },
  createFinalQuote: {
    names: ({ projectId, lineId }) => {
      const place = { geonameId: 6252001, name: 'United States' };
      const places = { country: place, state: place, city: place };
      const products = [{ _id: lineId }];
      return {
        body: {
          projectId,
          products,
          quoteNumber: 'F0',
          purchaserEmail: 'a@example.test',
          ...places,
        },
      };
    },
    outcome: finalQuoter,
  },
  getBudget: { names: budget, outcome: quoter },
  listPreviousBudgets: {
    names: ({ projectId }) => ({ query: `projectId=${projectId}` }),
    outcome: projectQuoter,
  },
  checkBudget: { names: withBody(budget, { isChecked: true }), outcome: quoter },
  makeBudgetDocument: { names: budget, outcome: quoter },
  getBudgetDocument: { names: budget, outcome: quoter },
  getBudgetSheet: { names: budget, outcome: quoter },
  getRevisionDraft: { names: budget, outcome: quoter },
  reviseBudget: {
    names: ({ budgetId, lineId }) => ({
      params: { id: budgetId },
      body: { products: [{ _id: lineId, quantity: 1 }] },
    }),
    outcome: quoter,
  },
  listBudgetRevisions: { names: budget, outcome: quoter },
  compareBudgets: {
    names: ({ budgetId }) => ({ params: { id: budgetId, other: budgetId } }),
    outcome: quoter,
  },
  moveBudget: { names: withBody(budget, { state: 'sent' }), outcome: quoter },
  approveBudget: { names: budget, outcome: quoter },
  refuseDiscount: { names: withBody(budget, { reason: 'Too much' }), outcome: quoter },
  listQuoteLinks: { names: budget, outcome: quoter },
  makeQuoteLink: { names: withBody(budget, {}), outcome: quoter },
  // No link has the id of the budget: the owner is told so.
  revokeQuoteLink: {
    names: ({ budgetId }) => ({ params: { id: budgetId, linkId: budgetId } }),
    outcome: nobodysQuote,
  },
  listQuoteComments: { names: budget, outcome: quoter },
  commentQuote: { names: withBody(budget, { text: 'Black, please' }), outcome: quoter },
  // It was not accepted.
  getQuoteAcceptance: { names: budget, outcome: nobodysQuote },
  getAcceptanceFile: { names: budget, outcome: nobodysQuote },
  getOrderDraft: {
    names: ({ projectId }) => ({ query: `projectId=${projectId}` }),
    outcome: projectOwner,
  },
  processOrder: {
    names: ({ projectId, lineId, lineReference: referenceCode }) => ({
      body: { projectId, products: [{ _id: lineId, quantity: 2, referenceCode, unitNet: null }] },
    }),
    outcome: projectOwner,
  },
  // Whoever may not order in the project reads it at most.
  releaseOrder: { names: order, outcome: owner },
  askCancellation: { names: withBody(order, { reason: 'Ordered twice' }), outcome: owner },
  answerCancellation: { names: withBody(order, { isGranted: false }), outcome: maker },
  getOrdersResume: { names: project, outcome: projectOwner },
  getOrder: { names: order, outcome: owner },
  getOrderDocument: { names: order, outcome: owner },
  listInvoices: { names: client, outcome: clientReader },
  getInvoiceMonths: { names: client, outcome: clientReader },
  getInvoiceDocument: {
    names: () => ({ params: { clientCode: 'C-1001', number: 'R-1' } }),
    outcome: (_whose, can) => (can('price.view') ? 'hidden' : 'refused'),
  },
  listOrdersByProject: {
    names: ({ orderedProjectId }) => ({ params: { projectId: orderedProjectId } }),
    outcome: projectOwner,
  },
};

const contact = { companyName: 'Mine', contactName: 'Mallory', email: 'mallory@example.test' };
const registrationData = {
  stage: 'concept',
  specifier: contact,
  agency: contact,
  creditSplit: [{ role: 'order', agency: 'Mine', percent: 100 }],
};
/** Whoever asked; nobody here answers it but the back office. */
const asker = only((whose, can) => whose === 'own' || can('backoffice'));
const request = ({ requestId }: Things): Named => ({ params: { id: requestId } });

const requests: Partial<Record<OperationId, AccessRow>> = {
  requestBudget: {
    names: ({ projectId }) => ({ body: { project: projectId, description: 'Please' } }),
    outcome: projectOwner,
  },
  // None of them is of the USA; a colleague learns before that this is not theirs.
  requestBudgetUsa: {
    names: ({ projectId }) => ({ body: { project: projectId } }),
    outcome: projectOwner,
  },
  getBudgetRequestInfo: { names: project, outcome: projectOwner },
  registerProjectUsa: {
    names: ({ projectId }) => ({ body: { project: projectId, registrationData } }),
    outcome: projectOwner,
  },
  getProjectRegistration: { names: project, outcome: projectReader },
  // No project here is registered.
  updateProjectRegistration: {
    names: withBody(project, { registrationData }),
    outcome: only(() => false),
  },
  decideProjectRegistration: {
    names: withBody(project, { status: 'registered' }),
    outcome: only(() => false),
  },
  getRequest: { names: request, outcome: asker },
  writeToRequest: { names: withBody(request, { text: 'Mine now' }), outcome: asker },
  moveRequest: { names: withBody(request, { state: 'closed' }), outcome: asker },
  getRequestFile: {
    names: ({ requestId, sentFileId }) => ({ params: { id: requestId, fileId: sentFileId } }),
    outcome: asker,
  },
  removeUploadedFile: {
    names: ({ unusedFileId }) => ({ params: { id: unusedFileId } }),
    outcome: owner,
  },
};

const accounts: Partial<Record<OperationId, AccessRow>> = {
  getUser: { names: user, outcome: userManager },
  updateUser: { names: withBody(user, { lastName: 'Mallory' }), outcome: owner },
  updateCompany: {
    names: withBody(user, { name: 'Mine now' }),
    outcome: companyOwner,
  },
  updateCatalog: { names: withBody(user, { catalog: 16 }), outcome: only(() => true) },
  updateClientCode: { names: withBody(user, { clientCode: 'C-1001' }), outcome: administrator },
  listClientCodes: { names: user, outcome: owner },
  getContact: { names: ({ contactId }) => ({ params: { contactId } }), outcome: owner },
  getQualification: { names: user, outcome: owner },
  updateAboutYou: { names: withBody(user, { userType: 2, profession: 'other' }), outcome: owner },
  updateAboutCompany: {
    names: withBody(user, { name: 'Mine now', companyType: 'other', country: 'ES' }),
    outcome: companyOwner,
  },
  updateUserRoles: {
    names: ({ userId }, whose) => ({
      params: { id: userId },
      body: { roles: [whose === 'own' ? roles.admin : roles.sales] },
    }),
    outcome: administrator,
  },
  administerUser: { names: withBody(user, { isBlocked: false }), outcome: administrator },
  // With the e-mail of another one, which deletes nobody.
  deleteUser: {
    names: ({ userId }) => ({ params: { id: userId }, query: 'email=nobody@example.test' }),
    outcome: administrator,
  },
  updateCompanyUsers: {
    names: ({ userId }) => ({ body: { users: [{ id: userId, privileges: [] }] } }),
    outcome: userManager,
  },
  withdrawInvitation: {
    names: ({ invitationId }) => ({ params: { id: invitationId } }),
    outcome: colleague,
  },
  endSession: { names: ({ sessionId }) => ({ params: { id: sessionId } }), outcome: owner },
  revokeApiKey: { names: ({ keyId }) => ({ params: { id: keyId } }), outcome: owner },
};

/** A draft is named within an account: the key of another's names nothing. */
const draft: AccessRow = {
  names: ({ draftKey }) => ({ params: { key: draftKey } }),
  outcome: (whose) => (whose === 'own' ? 'reached' : 'empty'),
};

const editors: Partial<Record<OperationId, AccessRow>> = {
  getDraft: draft,
  removeDraft: draft,
  getFloorPlan: { names: ({ planId }) => ({ params: { id: planId } }), outcome: owner },
  getFloorPlanContent: { names: ({ planId }) => ({ params: { id: planId } }), outcome: owner },
  removeFloorPlan: { names: ({ planId }) => ({ params: { id: planId } }), outcome: owner },
  revokeShare: { names: ({ shareHash }) => ({ params: { hash: shareHash } }), outcome: owner },
};

/** Every call that names something of somebody. */
export const ofSomebody: Partial<Record<OperationId, AccessRow>> = {
  ...projects,
  ...sales,
  ...requests,
  ...accounts,
  ...editors,
};

/** Every other call that needs an account and a parameter or a body to say anything: a request that does. */
export const ofNobody: Partial<Record<OperationId, Named>> = {
  takeErpMessages: { body: { messages: [{ kind: 'song' }] } },
  putInvoiceDocument: { params: { number: 'R-1' } },
  retryErpMessage: { params: { id: '11111111-2222-4333-8444-555555555555' } },
  sendOrderAgain: { params: { orderId: '11111111-2222-4333-8444-555555555555' } },
  changePassword: { body: { currentPassword: 'not the one', newPassword: 'another long one' } },
  disconnectSocial: { params: { provider: 'facebook' } },
  qualify: { body: {} },
  invite: { body: { email: 'guest@example.test' } },
  acceptInvitation: { body: { token: 'x'.repeat(40) } },
  createApiKey: { body: { name: 'Another' } },
  updateRoleRights: {
    params: { roleId: String(roles.admin) },
    body: { privileges: defaultPrivileges.admin },
  },
  createProject: { body: { name: 'Another', products: [{ model: '2015', quantity: 2 }] } },
  createProjectWithReferences: { body: { projectName: 'Another', referencesDetails: rows } },
  generateCreationCode: { body: {} },
  // No change has that number.
  getChange: { params: { id: '999999' } },
  requestSupport: { body: { type: 'product', subject: 'installation', description: 'How?' } },
  // A key names a draft of the own account, whoever else has one of the same name.
  saveDraft: { params: { key: 'of-nobody' }, body: { at: 1, stored: {} } },
  shareCreation: { body: {} },
  findCompositions: { body: { texts: ['201010/1Z_10_200'] } },
  makeCompositionSheets: { body: { compositions: [{ reference: '201010/1Z_10_200' }] } },
  ...documentRequests,
  ...catalogueRequests,
};
