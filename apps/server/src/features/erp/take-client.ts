import type { ClientMessage, ClientWithdrawnMessage } from '@lucerna/contract';
import type pg from 'pg';
import type { Trouble } from '../../http/answer';
import { priceListInForce, putClient, withdrawClient } from '../client';
import { late, taken, unknown, type Judged } from './judged';

/** What of the catalogue in force a client names that is not there; a catalogue that comes later may have it. */
async function missing(
  tx: pg.PoolClient,
  { catalogId, rateId, discounts }: ClientMessage,
): Promise<Trouble | null> {
  const { rates, sublevels } = await priceListInForce(tx);
  if (!rates.some((rate) => rate.id === rateId && rate.catalogId === catalogId))
    return { code: 'erpRateUnknown', data: { catalogue: catalogId, rate: rateId } };
  const sublevel = Object.keys(discounts).find((each) => !sublevels.has(each));
  return sublevel === undefined ? null : { code: 'erpSublevelUnknown', data: { sublevel } };
}

/** Keeps a client as it stands: new, changed, or back. Its rate and discounts hold at once. */
export async function takeClient(tx: pg.PoolClient, given: ClientMessage): Promise<Judged> {
  const lacks = await missing(tx, given);
  if (lacks) return unknown(lacks);
  const { id: message, at, kind: _, client: code, ...client } = given;
  const isTaken = await putClient(tx, { at: new Date(at), message }, { code, ...client });
  return isTaken ? taken() : late;
}

export async function takeClientWithdrawn(
  tx: pg.PoolClient,
  { id: message, at, client: code }: ClientWithdrawnMessage,
): Promise<Judged> {
  return (await withdrawClient(tx, { code, at: new Date(at), message })) ? taken() : late;
}
