import { newBudget, newFinalQuote, type NewBudget, type NewFinalQuote, type Place } from '@lucerna/contract';

/** Whom a quote of the USA is about, as it is filled in (BUD-04). */
export interface PartiesValues {
  readonly budgetAlias: string;
  readonly specifierCompany: string;
  readonly specifierEmail: string;
  readonly isFinal: boolean;
  readonly purchaserEmail: string;
  readonly country: Place | null;
  readonly state: Place | null;
  readonly city: Place | null;
}

export const noParties: PartiesValues = {
  budgetAlias: '',
  specifierCompany: '',
  specifierEmail: '',
  isFinal: false,
  purchaserEmail: '',
  country: null,
  state: null,
  city: null,
};

/** What a quote of the USA is sent with besides; `finalQuote` null where it is none. */
export interface SentParties {
  readonly named: Pick<NewBudget, 'budgetAlias' | 'specifier'>;
  readonly finalQuote: Pick<
    NewFinalQuote,
    'quoteNumber' | 'purchaserEmail' | 'country' | 'state' | 'city'
  > | null;
}

const named = newBudget.pick({ budgetAlias: true, specifier: true });
const final = newFinalQuote.pick({
  quoteNumber: true,
  purchaserEmail: true,
  country: true,
  state: true,
  city: true,
});

/** Who fills in one of a specifier's fields has to fill in the other. */
export const namesSpecifier = ({ specifierCompany, specifierEmail }: PartiesValues): boolean =>
  `${specifierCompany}${specifierEmail}`.trim() !== '';

const placed = final.omit({ quoteNumber: true });

function namedOf(values: PartiesValues) {
  const { budgetAlias, specifierCompany, specifierEmail } = values;
  return named.safeParse({
    ...(budgetAlias.trim() !== '' && { budgetAlias }),
    ...(namesSpecifier(values) && { specifier: { companyName: specifierCompany, email: specifierEmail } }),
  });
}

/** Whether all that was begun is filled in; the number of a final quote is none of its fields. */
export function arePartiesWhole(values: PartiesValues): boolean {
  const { isFinal, purchaserEmail, country, state, city } = values;
  const whom = { purchaserEmail, country, state, city };
  return namedOf(values).success && (!isFinal || placed.safeParse(whom).success);
}

/** What is sent of what is filled in; null while something is missing or wrong. */
export function partiesOf(values: PartiesValues, quoteNumber: string | undefined): SentParties | null {
  const names = namedOf(values);
  if (!names.success) return null;
  if (!values.isFinal) return { named: names.data, finalQuote: null };
  const { purchaserEmail, country, state, city } = values;
  const finalQuote = final.safeParse({ quoteNumber, purchaserEmail, country, state, city });
  return finalQuote.success ? { named: names.data, finalQuote: finalQuote.data } : null;
}
