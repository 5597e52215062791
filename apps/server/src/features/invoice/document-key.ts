import { createHash } from 'node:crypto';

/** Where the PDF of an invoice is stored. Numbers of an ERP may hold any sign. */
export const documentKey = (number: string): string =>
  `invoices/${createHash('sha256').update(number).digest('hex')}.pdf`;
