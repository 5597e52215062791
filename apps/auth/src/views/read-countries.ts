import { geographyOperations } from '@lucerna/contract';
import type { Call } from '../call/call';

/** The countries by ISO code, as a choice shows them. */
export async function readCountries(call: Call, lang: string) {
  const answer = await call(geographyOperations.listCountries, { query: { lang } });
  if ('error' in answer) return answer;
  return { data: answer.data.map(({ isoCode, name }) => ({ id: isoCode, description: name })) };
}
