import type { Erp } from '../ports/erp';
import type { ErpEnv } from '../env-erp';

/** An answer after that many milliseconds is none. */
const timeoutMs = 30_000;
/** Characters that are stored of the text of a refusal. */
const longestReason = 500;
/** Refusals of the moment: the same order may be taken later. */
const momentary = new Set([401, 403, 404, 408, 423, 425, 429]);

/** What an answer says first; the rest of a long one is not read. */
async function beginningOf({ body }: Response): Promise<string> {
  const decoder = new TextDecoder();
  let text = '';
  for await (const part of body ?? []) {
    const bytes: unknown = part;
    if (bytes instanceof Uint8Array) text += decoder.decode(bytes, { stream: true });
    if (text.length >= longestReason) break;
  }
  return text.trim().slice(0, longestReason);
}

/** An ERP, or what stands before it, that takes orders over HTTP (docs/erp.md). */
export const openHttpErp = ({ url, token }: ErpEnv): Erp => ({
  async send(order) {
    const response = await fetch(url, {
      method: 'POST',
      redirect: 'error',
      signal: AbortSignal.timeout(timeoutMs),
      headers: {
        'content-type': 'application/json',
        'idempotency-key': order.orderId,
        ...(token && { authorization: `Bearer ${token}` }),
      },
      body: JSON.stringify(order),
    });
    const said = await beginningOf(response);
    if (response.ok) return { ok: true };
    const reason = `${response.status} ${said}`.trim();
    if (response.status < 500 && !momentary.has(response.status)) return { ok: false, reason };
    throw new Error(reason);
  },
});
