import type { ApiFailure } from '../api/failure';

/** What leads to the no-access page when the right to read it lacks (P8): a project and what belongs to it. */
const guarded = /^\/api\/v\d\/(?:projects?|orders?|budget|invoices|support-request)(?:[/?]|$)/;

/** Whether a failed reading leads to the no-access page instead of being said in its place. */
export const isNoAccess = ({ status, address }: ApiFailure): boolean =>
  status === 403 && guarded.test(address);
