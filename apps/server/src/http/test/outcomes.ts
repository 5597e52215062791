import type { Privilege } from '@lucerna/contract';
import type { Things } from './parties';

/** Whose thing a call names. */
export type Whose = 'own' | 'company' | 'foreign' | 'missing';
/** What becomes of it once the right of the call itself is there: it is reached, hidden (404, or answered as nothing) or refused (403). */
export type Outcome = 'reached' | 'hidden' | 'empty' | 'refused';
type Can = (privilege: Privilege) => boolean;

export interface Named {
  /** Values of the path's parameters. */
  readonly params?: Readonly<Record<string, string>>;
  readonly query?: string;
  readonly body?: unknown;
}

/** How a call names a thing, and who reaches it; `sells`: the caller sells for the manufacturer. */
export interface AccessRow {
  readonly names: (things: Things, whose: Whose) => Named;
  readonly outcome: (whose: Whose, can: Can, sells?: boolean) => Outcome;
}

export const only = (reaches: (whose: Whose, can: Can) => boolean): AccessRow['outcome'] => {
  return (whose, can) => (whose !== 'missing' && reaches(whose, can) ? 'reached' : 'hidden');
};
export const owner = only((whose) => whose === 'own');
/** The manufacturer answers; a buyer learns that it is not for buyers. */
export const maker: AccessRow['outcome'] = (whose, can, sells) =>
  whose === 'own' && !sells && !can('backoffice') ? 'refused' : owner(whose, can);
/** Colleagues read with project.view.company, and learn that they may not change what they read. */
export const projectReader = only(
  (whose, can) => whose === 'own' || (whose === 'company' && can('project.view.company')),
);
export const projectOwner: AccessRow['outcome'] = (whose, can) =>
  whose === 'company' && can('project.view.company') ? 'refused' : owner(whose, can);
export const nobodyOf: AccessRow['outcome'] = (whose, can) =>
  whose === 'company' && can('project.view.company') ? 'refused' : 'hidden';
/** The company has another user, so what it is called is for those who manage users. */
export const companyOwner: AccessRow['outcome'] = (whose, can) =>
  whose === 'own' && !can('company.manage.user') ? 'refused' : owner(whose, can);
/** A budget is made of prices: without price.view there are none. */
export const quoter: AccessRow['outcome'] = (whose, can) =>
  can('price.view') ? owner(whose, can) : 'refused';
/** Documents of a project ask for its right beside that of the call. */
export const downloader: AccessRow['outcome'] = (whose, can) =>
  projectReader(whose, can) === 'reached' && !can('project.download') ? 'refused' : projectReader(whose, can);
/** Who quotes or orders; a colleague, who may read the project, learns that this is not theirs. */
export const projectQuoter: AccessRow['outcome'] = (whose, can) =>
  can('price.view') ? projectOwner(whose, can) : 'refused';
/** Invoices are made of prices; who buys for the client reads them. */
export const clientReader: AccessRow['outcome'] = (whose, can) =>
  !can('price.view') ? 'refused' : whose === 'missing' ? 'hidden' : 'reached';
/** The page of final quotes asks for another right than quoting does. */
export const finalQuoter: AccessRow['outcome'] = (whose, can) =>
  whose === 'own' && can('price.view') && !can('budget.add') ? 'refused' : projectQuoter(whose, can);
export const colleague = only((whose) => whose !== 'foreign');
export const userManager = only(
  (whose, can) => whose === 'own' || can('backoffice') || (whose === 'company' && can('company.manage.user')),
);
export const administrator = only((whose, can) => whose === 'own' || can('backoffice'));
