import { callsOf } from './holds';
import { withDatabase } from './measured';
import type { Report } from './report';

/** How long each call holds the event loop with the catalogue of the demo: minutes instead of half an hour. */
export function run(report: Report): Promise<void> {
  return withDatabase((home, databaseUrl) => callsOf(report, home, databaseUrl));
}
