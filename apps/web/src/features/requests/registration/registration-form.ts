import type { RegistrationData } from '@lucerna/contract';

type Contact = RegistrationData['specifier'];
type Share = RegistrationData['creditSplit'][number];

/** A share as it is filled in: nothing is there before somebody types. */
export interface TypedShare extends Omit<Share, 'percent'> {
  readonly id: string;
  readonly percent: number | null;
}

export interface RegistrationValues extends Omit<RegistrationData, 'creditSplit' | 'bidDate'> {
  readonly bidDate: string;
  readonly creditSplit: readonly TypedShare[];
}

const nobody: Contact = { companyName: '', contactName: '', email: '' };

export const newShare = (role: Share['role'], percent: number | null = null): TypedShare => ({
  ...{ id: crypto.randomUUID(), role, agency: '', percent },
});

/** What stands in the form of a project that is not registered: the specifier is who fills it in. */
export const firstValues = (specifier: Contact): RegistrationValues => ({
  ...{ stage: 'concept', bidDate: '', city: '', state: '', comments: '' },
  specifier,
  agency: nobody,
  creditSplit: [newShare('specification', 100)],
});

export const valuesOf = ({ bidDate, creditSplit, ...data }: RegistrationData): RegistrationValues => ({
  ...data,
  bidDate: bidDate ?? '',
  creditSplit: creditSplit.map((share, at) => ({ ...share, id: String(at) })),
});

/** The body of the call. */
export const dataOf = ({ bidDate, creditSplit, ...values }: RegistrationValues): RegistrationData => ({
  ...values,
  bidDate: bidDate === '' ? null : bidDate,
  creditSplit: creditSplit.map(({ role, agency, percent }) => ({ role, agency, percent: percent ?? 0 })),
});

/** What the shares come to in hundredths of a percent, so that three thirds can be exact. */
export const sumOf = (shares: readonly TypedShare[]): number =>
  shares.reduce((sum, { percent }) => sum + Math.round((percent ?? 0) * 100), 0);

/** All of it, in hundredths of a percent. */
export const whole = 10_000;
