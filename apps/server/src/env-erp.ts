import { z } from 'zod';

/** The settings of the ERP that orders go to (docs/erp.md). */
export const erpVariables = {
  ERP_URL: z
    .url({ protocol: /^https?$/, error: 'must be an address such as https://erp.example/orders' })
    .optional(),
  ERP_TOKEN: z.string().min(16, 'must have at least 16 characters').optional(),
};

export interface ErpEnv {
  readonly url: string;
  readonly token?: string;
}

/** Absent: no order goes out by itself. */
export const erpEnvOf = (set: {
  readonly ERP_URL?: string;
  readonly ERP_TOKEN?: string;
}): ErpEnv | undefined =>
  set.ERP_URL === undefined ? undefined : { url: set.ERP_URL, token: set.ERP_TOKEN };
