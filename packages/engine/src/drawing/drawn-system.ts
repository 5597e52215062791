import type { ElementCatalogue } from '../element/element-catalogue';
import { no, ok, problem, type Result } from '../problem';
import type { DrawnSystem } from '../catalogue/row/drawn-system';
import type { DrawnSystemName } from './drawing-limits';

/** The drawn system of a name, as the catalogue has it. Errors: `drawn-system-unknown` where it has none. */
export function drawnSystem(name: DrawnSystemName, { systems }: ElementCatalogue): Result<DrawnSystem> {
  const found = systems.find((each) => each.name === name);
  return found ? ok(found) : no(problem('drawn-system-unknown', { system: name }));
}
