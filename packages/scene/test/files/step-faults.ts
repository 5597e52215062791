import * as ifc from 'web-ifc';

/** The place of IFC4 among the schemas of web-ifc; the first has no names. */
const schema = (ifc.SchemaNames as readonly (readonly string[] | undefined)[]).findIndex((names) =>
  names?.includes('IFC4'),
);
/** Of each class of it by its number: the attributes of an instance, as web-ifc writes them. */
const written = (
  ifc.ToRawLineData as Readonly<
    Record<number, Readonly<Record<number, (line: unknown) => readonly unknown[]>>>
  >
)[schema];

/** Attributes of an instance at the top of its brackets. */
function countOf(attributes: string): number {
  let depth = 0;
  let count = attributes === '' ? 0 : 1;
  for (const sign of attributes) {
    if (sign === '(') depth += 1;
    if (sign === ')') depth -= 1;
    if (sign === ',' && depth === 0) count += 1;
  }
  return count;
}

/** What stands by itself in a file of IFC4: relations, and the style of an item. */
const isRelation = (type: string): boolean => type.startsWith('IFCREL') || type === 'IFCSTYLEDITEM';

/**
 * What a strict reader of STEP would say of a file in the schema IFC4: instances that it cannot read, of classes that are none, with the same number,
 * with more or fewer attributes than their class has, pointing to what is not there, or that nothing points to.
 */
export function stepFaults(bytes: Uint8Array, lineOf: (number: number) => unknown): string[] {
  const faults: string[] = [];
  const instances = new Map<string, readonly [type: string, attributes: string]>();
  const pointed = new Set<string>();
  const [, data = ''] = new TextDecoder().decode(bytes).split('\nDATA;\n');
  for (const line of data.split('\nENDSEC;')[0]?.split('\n') ?? []) {
    const [, number = '', type = '', told = ''] = /^#(\d+)=([A-Z0-9]+)\((.*)\);$/.exec(line) ?? [];
    if (number === '') faults.push(`no instance: ${line}`);
    if (instances.has(number)) faults.push(`#${number} twice`);
    const attributes = told.replace(/'(?:[^']|'')*'/g, "''");
    instances.set(number, [type, attributes]);
    for (const [, other = ''] of attributes.matchAll(/#(\d+)/g)) pointed.add(other);
  }
  for (const other of pointed) if (!instances.has(other)) faults.push(`nothing is #${other}`);
  for (const [number, [type, attributes]] of instances) {
    const code = (ifc as unknown as Readonly<Record<string, number>>)[type] ?? NaN;
    const wanted = written?.[code]?.(lineOf(Number(number))).length;
    if (wanted !== countOf(attributes)) faults.push(`#${number} ${type} has not ${wanted} attributes`);
    if (!pointed.has(number) && !isRelation(type)) faults.push(`nothing points to #${number} ${type}`);
  }
  return faults;
}
