/** How a sale is taxed. */
export interface TaxKind {
  /** It has a percentage; any other is sold without tax. */
  readonly hasPercent: boolean;
  /** It asks for the buyer's certificate or VAT number. */
  readonly asksCertificate: boolean;
}

/** The kinds of tax. What a kind asks for is this record, never an `if` on its name. */
export const taxKinds = {
  vat: { hasPercent: true, asksCertificate: false },
  /** The buyer, a company of another state of the EU, pays the tax in its own. */
  reverseCharge: { hasPercent: false, asksCertificate: true },
  export: { hasPercent: false, asksCertificate: false },
  salesTax: { hasPercent: true, asksCertificate: false },
  /** US: the buyer sells on and has a resale certificate. */
  resale: { hasPercent: false, asksCertificate: true },
} as const satisfies Readonly<Record<string, TaxKind>>;

export type TaxKindName = keyof typeof taxKinds;

/** The delivery terms of Incoterms 2020; each is agreed with a place. */
export const incoterms = [
  'EXW',
  'FCA',
  'CPT',
  'CIP',
  'DAP',
  'DPU',
  'DDP',
  'FAS',
  'FOB',
  'CFR',
  'CIF',
] as const;
export type Incoterm = (typeof incoterms)[number];
