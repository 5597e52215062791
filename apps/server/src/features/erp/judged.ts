import type { ErpOutcome, OrderNotice } from '@lucerna/contract';
import type { Trouble } from '../../http/answer';

/** What became of a message, and whom to tell of it once it is stored. */
export interface Judged {
  readonly outcome: ErpOutcome;
  readonly problems: readonly Trouble[];
  readonly tell?: {
    readonly accountId: string;
    readonly notice: OrderNotice;
    /** An open page shows it; no letter is written. */
    readonly isSilent?: boolean;
  };
}

export const taken = (tell?: Judged['tell']): Judged => ({
  outcome: 'taken',
  problems: [],
  ...(tell && { tell }),
});
export const late: Judged = { outcome: 'late', problems: [] };
export const unknown = (problem: Trouble): Judged => ({ outcome: 'unknown', problems: [problem] });
export const refused = (...problems: readonly Trouble[]): Judged => ({ outcome: 'refused', problems });
