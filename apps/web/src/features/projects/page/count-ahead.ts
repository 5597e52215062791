import type { Project, ProjectProduct, ProjectStructure } from '@lucerna/contract';
import { exactPriceOfPieces, pricesOfPieces, structureTotals } from '@lucerna/engine';

type Found = ReturnType<typeof structureTotals>;

/** Quantities that were typed and are not answered yet, by the line. */
export type Quantities = ReadonlyMap<string, number>;

/** The project with quantities that the server has not answered yet, added up as the server does; its answer corrects the rest. */
export function countAhead(project: Project, quantities: Quantities): Project {
  const byId = { ...project.products.byId };
  let isSame = true;
  for (const [id, quantity] of quantities) {
    const line = byId[id];
    if (!line || line.quantity === quantity) continue;
    byId[id] = { ...line, quantity, ...(line.prices !== undefined && { prices: pricesOf(line, quantity) }) };
    isSame = false;
  }
  if (isSame) return project;
  const { products, structure, totals, currency } = project;
  const lines = products.orderedIds.flatMap((id) => byId[id] ?? []);
  const found = structureTotals(lines.map(placed), (structure?.freeLines ?? []).map(priced), currency);
  return {
    ...project,
    products: { ...products, byId },
    totals: { ...totals, ...shown(found.project, totals) },
    ...(structure && { structure: countedParts(structure, found) }),
  };
}

function pricesOf({ prices }: ProjectProduct, quantity: number): ProjectProduct['prices'] {
  if (!prices || !exactPriceOfPieces(prices.unitGross, quantity)) return null;
  return { ...prices, ...pricesOfPieces(prices, quantity) };
}

function placed({ _id: id, prices, section, area, option, ...line }: ProjectProduct) {
  const { unitGross = null, unitNet = null } = prices ?? {};
  const place = { section: section ?? null, area: area ?? null, option: option ?? null };
  return { ...line, id, ...place, unitGross, unitNet };
}

const priced = ({ section, quantity, unitPrice = null }: ProjectStructure['freeLines'][number]) => ({
  ...{ section, quantity, unitPrice },
});

/** Without amounts for who may not see them. */
function shown({ gross, net, unpriced, ...figures }: Found['project'], seen: { readonly unpriced?: number }) {
  return { ...figures, ...(seen.unpriced !== undefined && { gross, net, unpriced }) };
}

function countedParts(structure: ProjectStructure, { sections, areas }: Found): ProjectStructure {
  type Totals = ProjectStructure['sections'][number]['totals'];
  // A part in which nothing counts keeps its own: a quantity does not change it.
  const totalsOf = (before: Totals, found: Found['project'] | undefined): Totals => {
    if (!found) return before;
    const { lumens: _lumens, netWeightKg: _weight, ...totals } = shown(found, before);
    return totals;
  };
  const { unsectioned } = structure;
  return {
    ...structure,
    sections: structure.sections.map((each) => ({
      ...each,
      totals: totalsOf(each.totals, sections.get(each.id)),
    })),
    areas: structure.areas.map((each) => ({ ...each, totals: totalsOf(each.totals, areas.get(each.id)) })),
    ...(unsectioned && { unsectioned: totalsOf(unsectioned, sections.get(null)) }),
  };
}
