import { auditActions, type AuditAction } from '@lucerna/contract';
import { useSearchParams } from 'react-router';

const itemsPerPage = 50;
const day = /^\d{4}-\d{2}-\d{2}$/;

/** What of the log is asked for. */
export interface AuditAsked {
  readonly page: number;
  readonly action?: AuditAction;
  /** First and last day, `YYYY-MM-DD`, of UTC. */
  readonly from?: string;
  readonly to?: string;
}

/** The part of the log that the page's address asks for, and how to ask for another. */
export function useAuditQuery() {
  const [address, setAddress] = useSearchParams();
  const dayAt = (name: string) => {
    const text = address.get(name) ?? '';
    return day.test(text) ? text : undefined;
  };
  const asked: AuditAsked = {
    page: Math.max(1, Math.trunc(Number(address.get('page'))) || 1),
    action: auditActions.find((each) => each === address.get('action')),
    from: dayAt('from'),
    to: dayAt('to'),
  };

  /** Any other change than of the page begins on the first page again. */
  function ask(part: Partial<AuditAsked>) {
    const next = { ...asked, page: 1, ...part };
    setAddress({
      tab: 'audit',
      ...(next.action && { action: next.action }),
      ...(next.from && { from: next.from }),
      ...(next.to && { to: next.to }),
      ...(next.page > 1 && { page: String(next.page) }),
    });
  }

  return { asked, ask, query: { ...asked, itemsPerPage } };
}
