import type { ErpOrder } from '@lucerna/contract';

/** What the ERP said to an order. */
export type ErpAnswer = { readonly ok: true } | { readonly ok: false; readonly reason: string };

/** The maker's ERP, as far as orders go out to it; what it tells comes in by calls (docs/erp.md). */
export interface Erp {
  /**
   * Hands an order over. The ERP knows it by `orderId`: offered again, it is the same one. Refused means that offering it again
   * without a change would be refused again; throws when nobody can tell, because the ERP is away, slow or broken.
   */
  send(order: ErpOrder): Promise<ErpAnswer>;
}
