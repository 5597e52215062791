import type { ComparedFreeLine, ProjectStructure, VersionComparison } from '@lucerna/contract';
import type { Immutable } from '../../../http/answer';

type FreeLines = VersionComparison['freeLines'];

/** Lines that are no product, by their ids in order, as their viewer reads them. */
function freeLinesIn(structure: Immutable<ProjectStructure> | undefined): Map<string, ComparedFreeLine> {
  const { freeLines = [], sections = [] } = structure ?? {};
  return new Map(
    freeLines.map(({ id, section, ...line }) => {
      const name = sections.find((each) => each.id === section)?.name;
      return [id, { _id: id, ...line, ...(name !== undefined && { section: name }) }];
    }),
  );
}

/** What differs between the lines of two states of a project that are no products. Each is known by its id. */
export function compareFreeLines(
  from: Immutable<ProjectStructure> | undefined,
  to: Immutable<ProjectStructure> | undefined,
): FreeLines {
  const before = freeLinesIn(from);
  const added: ComparedFreeLine[] = [];
  const changed: FreeLines['changed'] = [];
  for (const [id, line] of freeLinesIn(to)) {
    const was = before.get(id);
    before.delete(id);
    const fields = was && changedFields(was, line);
    if (!fields) added.push(line);
    else if (fields.length > 0) changed.push({ _id: id, fields, from: was, to: line });
  }
  return { added, removed: [...before.values()], changed };
}

function changedFields(from: ComparedFreeLine, to: ComparedFreeLine): FreeLines['changed'][number]['fields'] {
  const fields: FreeLines['changed'][number]['fields'] = [];
  if (from.text !== to.text) fields.push('text');
  if (from.quantity !== to.quantity) fields.push('quantity');
  if (from.unitPrice?.amount !== to.unitPrice?.amount) fields.push('unitPrice');
  if (from.section !== to.section) fields.push('section');
  return fields;
}
