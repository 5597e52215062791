import { no, ok, problem, storeCreation } from '@lucerna/engine';
import type { Creation, Result, StoredCreation } from '@lucerna/engine';
import { jsonText, type JsonText } from '../../database/json-text';

// PostgreSQL keeps no null byte and no half of a surrogate pair, which JSON writes as escapes.
const unstorable = /\\u(0000|d[89a-f])/i;

/**
 * A creation as it is kept in the database: JSON text in the version of today. Errors: `domain-incorrect` for names that
 * cannot be stored.
 */
export function storedText(creation: Creation): Result<JsonText<StoredCreation>> {
  const text = jsonText(storeCreation(creation));
  if (unstorable.test(text)) return no(problem('domain-incorrect', { path: 'id', expected: 'a name' }));
  return ok(text);
}
