import { creationOf, drawnSystem, startDrawing, type ElementCatalogue, type Result } from '@lucerna/engine';
import { unzipSync } from 'fflate';
import { describe, expect, it } from 'vitest';
import * as ifc from 'web-ifc';
import { preconfigured } from '../../../test/creations';
import {
  billedReferences,
  cornersOf,
  counted,
  examples,
  expectSameBox,
  exported,
  exportedExample,
} from '../../../test/files/exported';
import { properties, propertySetsOf } from '../../../test/files/ifc-standard';
import { readIfc, type IfcLine } from '../../../test/files/read-ifc';
import { piecesOf } from '../../piece/pieces-of';
import type { Piece } from '../../piece/piece';
import type { LightFile } from '../light-file';

const { IFCLIGHTFIXTURE, IFCLIGHTFIXTURETYPE, IFCLAMP, IFCLAMPTYPE, IFCCABLESEGMENT } = ifc;

async function open(id: number) {
  const { bytes, pieces } = await exportedExample(id, 'ifc');
  return { ...(await readIfc(bytes)), pieces, text: new TextDecoder().decode(bytes) };
}

interface Property extends IfcLine {
  readonly NominalValue?: { readonly name?: string; readonly value: unknown };
  readonly EnumerationValues?: readonly { readonly value: string }[];
}
const propertiesOf = (set: IfcLine) => set['HasProperties'] as readonly Property[];
const pointed = (line: IfcLine, name: string) => line[name] as IfcLine;
const all = (line: IfcLine, name: string) => line[name] as readonly IfcLine[];
const valueOf = (line: IfcLine, name: string) => (line[name] as { value: unknown } | null)?.value;
const valueOfResult = <Value>(result: Result<Value>): Value =>
  result.ok ? result.value : expect.fail(result.problems.map(({ code }) => code).join());
const ids = (lines: readonly IfcLine[]) => lines.map(({ expressID }) => expressID);

const classes = Object.keys(propertySetsOf);
const typeOf = (name: string) => (ifc as unknown as Record<string, number>)[name] ?? NaN;

describe('an IFC file', { timeout: 60_000 }, () => {
  it.each(examples)('%i %s has a fixture for each luminaire and stands where they stand', async (id) => {
    const { lines, corners, pieces, schema } = await open(id);
    const lights = pieces.filter(({ kind }) => kind === 'light' || kind === 'pendant');
    expect(lines(IFCLIGHTFIXTURE)).toHaveLength(lights.length);
    expect(schema).toBe('IFC4');
    expectSameBox(corners(), cornersOf(pieces), 1e-4);
  });

  it.each(examples)('%i %s names what the bill of materials has', async (id) => {
    const { lines } = await open(id);
    const names = [IFCLIGHTFIXTURE, ifc.IFCDISCRETEACCESSORY, IFCCABLESEGMENT]
      .flatMap(lines)
      .map(({ Name }) => Name.value)
      .filter((name) => /^\d{4}/.test(name));
    expect(counted(names)).toEqual(billedReferences(id));
  });

  it.each(examples)('%i %s has the property sets of the standard alone, on the class of each', async (id) => {
    const { lines, setsOf } = await open(id);
    const found = new Set<string>();
    for (const name of classes) {
      const allowed = propertySetsOf[name] ?? [];
      const told = [
        ...lines(typeOf(`${name}TYPE`)).flatMap((type) =>
          ((type['HasPropertySets'] ?? []) as readonly IfcLine[]).map((set) => [set, type] as const),
        ),
      ];
      for (const element of lines(typeOf(name))) {
        for (const set of await setsOf(element)) told.push([set, element]);
      }
      for (const [set] of told) {
        expect([name, allowed]).toEqual([name, expect.arrayContaining([set.Name.value])]);
        found.add(set.Name.value);
        const known = properties[set.Name.value] ?? {};
        for (const property of propertiesOf(set)) {
          const kind = known[property.Name.value];
          if (kind === undefined) expect.fail(`${set.Name.value} has no ${property.Name.value}`);
          if (typeof kind === 'string') expect(property.NominalValue?.name).toBe(kind);
          else expect(kind).toContain(property.EnumerationValues?.[0]?.value);
        }
      }
    }
    expect(found).toContain('Pset_LightFixtureTypeCommon');
    expect(found).toContain('Pset_LampTypeCommon');
    // No set hangs anywhere else.
    const related = lines(ifc.IFCRELDEFINESBYPROPERTIES).flatMap((relation) =>
      all(relation, 'RelatedObjects').map(({ expressID }) => expressID),
    );
    const known = new Set(ids(classes.flatMap((name) => lines(typeOf(name)))));
    expect(related.filter((each) => !known.has(each))).toEqual([]);
  });

  it('tells the protection class, the lamp and the trade number in the words of the standard', async () => {
    const { lines } = await open(9005);
    const values = new Map(
      lines(ifc.IFCPROPERTYSET)
        .flatMap(propertiesOf)
        .map((each) => [each.Name.value, each.EnumerationValues?.[0]?.value ?? each.NominalValue?.value]),
    );
    expect(values.get('InsulationStandardClass')).toBe('CLASSIAPPLIANCE');
    expect(values.get('ColorTemperature')).toBe(2700);
    expect(Number(values.get('ColorRenderingIndex'))).toBeGreaterThan(79);
    const [type] = lines(IFCLAMPTYPE);
    expect(valueOf(type ?? expect.fail('no lamp'), 'PredefinedType')).toBe('LED');
  });

  it('tells a GTIN with the article that it is of, and with no other configuration of its model', async () => {
    const { creation, catalogue } = preconfigured(9005);
    const [{ model, reference }] = piecesOf(creation, catalogue).filter(({ light }) => light) as [Piece];
    const { sheet } = catalogue.model(model ?? '') ?? expect.fail('no model');
    const article = sheet.article ?? expect.fail('no article');
    const told = async (base: string) => {
      const ofBase = { sheet: { ...sheet, article: { ...article, reference: base } } };
      const of: ElementCatalogue = {
        ...catalogue,
        model: (each) => {
          const found = catalogue.model(each);
          return found && each === model ? { ...found, ...ofBase } : found;
        },
      };
      const { bytes } = await exported(creation, of, 'ifc');
      const { lines } = await readIfc(bytes);
      return lines(ifc.IFCPROPERTYSET)
        .map((set) => new Map(propertiesOf(set).map((each) => [each.Name.value, each.NominalValue?.value])))
        .filter((values) => values.get('ArticleNumber') === reference)
        .map((values) => values.get('GlobalTradeItemNumber'));
    };
    expect(await told(reference ?? '')).toEqual([sheet.model.tradeData?.gtin]);
    expect(sheet.model.tradeData?.gtin).toMatch(/^\d{13}$/);
    expect(await told(`${reference}-other`)).toEqual([undefined]);
  });

  it.each(examples)('%i %s has a lamp in each fixture, and a light source', async (id) => {
    const { lines, pieces } = await open(id);
    const lit = pieces.filter(({ light }) => light);
    expect(lines(IFCLAMP)).toHaveLength(lit.length);
    expect(lines(ifc.IFCLIGHTSOURCEGONIOMETRIC)).toHaveLength(lit.length);
    const fixtures = new Set(ids(lines(IFCLIGHTFIXTURE)));
    const holding = lines(ifc.IFCRELAGGREGATES).filter(({ RelatingObject }) =>
      fixtures.has((RelatingObject as IfcLine).expressID),
    );
    expect(new Set(holding.flatMap((each) => ids(all(each, 'RelatedObjects'))))).toEqual(
      new Set(ids(lines(IFCLAMP))),
    );
    const references = new Set(lit.flatMap(({ reference }) => reference ?? []));
    expect(new Set(lines(IFCLIGHTFIXTURETYPE).map(({ Name }) => Name.value))).toEqual(references);
  });

  it('calls a globe a point source, and what shines to a side a direction source', async () => {
    for (const [id] of examples) {
      const { lines, pieces } = await open(id);
      const wanted = new Map(
        pieces.map(({ reference, light }) => [
          reference,
          light?.distribution === 'globe' ? 'POINTSOURCE' : 'DIRECTIONSOURCE',
        ]),
      );
      for (const fixture of lines(IFCLIGHTFIXTURE)) {
        expect(valueOf(fixture, 'PredefinedType')).toBe(wanted.get(fixture.Name.value));
      }
    }
  });

  it.each(examples)('%i %s feeds every luminaire through ports, as one lighting system', async (id) => {
    const { lines, pieces } = await open(id);
    const nested = lines(ifc.IFCRELNESTS);
    const owner = new Map(
      nested.flatMap((each) =>
        all(each, 'RelatedObjects').map((port) => [
          port.expressID,
          (each['RelatingObject'] as IfcLine).Name.value,
        ]),
      ),
    );
    const ports = lines(ifc.IFCDISTRIBUTIONPORT);
    expect(ports.every(({ expressID }) => owner.has(expressID))).toBe(true);
    const [system] = lines(ifc.IFCDISTRIBUTIONSYSTEM);
    expect(valueOf(system ?? expect.fail('no system'), 'PredefinedType')).toBe('LIGHTING');
    const [group] = lines(ifc.IFCRELASSIGNSTOGROUP);
    const members = new Set(ids(all(group ?? expect.fail('no group'), 'RelatedObjects')));
    for (const { expressID } of lines(IFCLIGHTFIXTURE)) expect(members).toContain(expressID);
    const fed = pieces.filter(({ fedBy }) => fedBy !== undefined);
    const cables = new Set(fed.map(({ fedBy }) => fedBy));
    const links = lines(ifc.IFCRELCONNECTSPORTS);
    expect(links).toHaveLength(fed.length + cables.size);
    for (const link of links) {
      expect(valueOf(pointed(link, 'RelatingPort'), 'FlowDirection')).toBe('SOURCE');
      expect(valueOf(pointed(link, 'RelatedPort'), 'FlowDirection')).toBe('SINK');
    }
  });

  it('has a drawn run that is fed: its feed a box, from which each belt and luminaire is reached once', async () => {
    const { catalogue } = preconfigured(9031);
    const system = valueOfResult(drawnSystem('plusminus', catalogue));
    const begun = valueOfResult(
      startDrawing({ id: 'd', system, roomSize: { width: 20, depth: 8, height: 3 } }),
    );
    const points = [
      { x: -9, z: 0 },
      { x: 9, z: 0 },
    ];
    const lights = [1, 9, 17].map((at, place) => ({
      id: `l${place}`,
      run: 'r',
      at,
      model: '2250',
      attributes: {},
    }));
    const drawing = { ...begun, runs: [{ id: 'r', points }], feeds: [{ id: 'f', run: 'r', at: 8 }], lights };
    const { bytes } = await exported(valueOfResult(creationOf(drawing, catalogue)), catalogue, 'ifc');
    const { lines } = await readIfc(bytes);
    const owner = new Map(
      lines(ifc.IFCRELNESTS).flatMap((each) =>
        all(each, 'RelatedObjects').map((port) => [port.expressID, pointed(each, 'RelatingObject')] as const),
      ),
    );
    const links = lines(ifc.IFCRELCONNECTSPORTS).map(
      (link) =>
        [
          owner.get(pointed(link, 'RelatingPort').expressID),
          owner.get(pointed(link, 'RelatedPort').expressID),
        ] as const,
    );
    const [box, ...others] = lines(ifc.IFCJUNCTIONBOX);
    expect(others).toEqual([]);
    const reached = new Set([box?.expressID]);
    for (let more = true; more;)
      more = links.some(([from, to]) => {
        const isNew = reached.has(from?.expressID) && !reached.has(to?.expressID);
        if (isNew) reached.add(to?.expressID);
        return isNew;
      });
    const fixtures = lines(IFCLIGHTFIXTURE);
    const belts = lines(IFCCABLESEGMENT).filter(({ Name }) => /^\d{4}/.test(Name.value));
    expect([fixtures.length, belts.length > 1]).toEqual([3, true]);
    for (const { expressID } of [...fixtures, ...belts]) expect(reached).toContain(expressID);
    expect(links).toHaveLength(fixtures.length + belts.length);
    // No belt but the nearest carries a luminaire: each of the three hangs on another part of the run.
    const carriers = links.filter(([, to]) => fixtures.some(({ expressID }) => expressID === to?.expressID));
    expect(new Set(carriers.map(([from]) => from?.expressID)).size).toBeGreaterThan(1);
  });

  it('has a run of rods that is fed: from its feed through each rod to the next, and to what hangs on it', async () => {
    const { catalogue } = preconfigured(9002);
    const system = valueOfResult(drawnSystem('sticks', catalogue));
    const begun = valueOfResult(
      startDrawing({ id: 'd', system, roomSize: { width: 20, depth: 8, height: 3 } }),
    );
    const points = [
      { x: -3.6, z: 0 },
      { x: -1.2, z: 0 },
      { x: 1.2, z: 0 },
      { x: 1.2, z: 2.4 },
    ];
    const lights = [0.6, 6.6].map((at, place) => ({
      id: `l${place}`,
      run: 'r',
      at,
      model: system.lights[0]!,
      attributes: {},
    }));
    const drawing = { ...begun, runs: [{ id: 'r', points }], feeds: [{ id: 'f', run: 'r', at: 3 }], lights };
    const { bytes } = await exported(valueOfResult(creationOf(drawing, catalogue)), catalogue, 'ifc');
    const { lines } = await readIfc(bytes);
    const owner = new Map(
      lines(ifc.IFCRELNESTS).flatMap((each) =>
        all(each, 'RelatedObjects').map((port) => [port.expressID, pointed(each, 'RelatingObject')] as const),
      ),
    );
    const links = lines(ifc.IFCRELCONNECTSPORTS).map((link) =>
      ['RelatingPort', 'RelatedPort'].map((end) => owner.get(pointed(link, end).expressID)?.Name.value ?? ''),
    );
    const rod = system.rods.find(({ length }) => length === 2.4)!.model;
    const kinds = links.map((link) =>
      link.map((name) => (name.startsWith(rod) ? 'rod' : name.startsWith(system.feed) ? 'feed' : 'light')),
    );
    // The feed stands at the second rod, which feeds both beside it; a light hangs on the first and on the last.
    expect(kinds.map((link) => link.join(' ')).sort()).toEqual([
      ...['feed rod', 'rod light', 'rod light', 'rod rod', 'rod rod'],
    ]);
    const ends = lines(ifc.IFCRELCONNECTSPORTS).map(
      (link) => owner.get(pointed(link, 'RelatedPort').expressID)?.expressID,
    );
    expect(new Set(ends).size).toBe(5);
  });

  it.each(examples)('%i %s is one assembly that stands on the storey, its pieces in it', async (id) => {
    const { lines, pieces } = await open(id);
    const [assembly, ...others] = lines(ifc.IFCELEMENTASSEMBLY);
    expect([others, valueOf(assembly ?? expect.fail('none'), 'ObjectType')]).toEqual([
      [],
      'LUMINAIRE COMPOSITION',
    ]);
    const parts = lines(ifc.IFCRELAGGREGATES)
      .filter((each) => pointed(each, 'RelatingObject').expressID === assembly?.expressID)
      .flatMap((each) => all(each, 'RelatedObjects'));
    expect(parts).toHaveLength(pieces.length);
    const standing = lines(ifc.IFCRELCONTAINEDINSPATIALSTRUCTURE).flatMap((each) =>
      all(each, 'RelatedElements'),
    );
    expect(ids(standing)).toEqual([assembly?.expressID]);
  });

  it('names the manufacturer whose product it is, and the day', async () => {
    const { lines, text } = await open(9005);
    expect(text).toMatch(/FILE_NAME\('CR-0001','2026-11-21T00:00:00',[^;]*\('Atelier Nord'\)/);
    const manufacturers = lines(ifc.IFCPROPERTYSINGLEVALUE)
      .filter(({ Name }) => Name.value === 'Manufacturer')
      .map((each) => valueOf(each, 'NominalValue'));
    expect(new Set(manufacturers)).toEqual(new Set(['Atelier Nord']));
  });

  it('comes with the light files that it points to, and points to no other', async () => {
    const { creation, catalogue } = preconfigured(9005);
    const bare = await open(9005);
    expect(bare.lines(ifc.IFCDOCUMENTREFERENCE)).toEqual([]);
    const [reference = ''] = bare.pieces.flatMap((piece) => (piece.light ? (piece.reference ?? []) : []));
    const file = (of: string, name: string): LightFile => ({
      ...{ reference: of, name },
      bytes: new TextEncoder().encode('Atelier Nord\r\n'),
    });
    const delivered = [file(reference, 'light.ldt'), file('999999', 'other.ldt')];
    const { bytes, name, mime } = await exported(creation, catalogue, 'ifc', delivered);
    expect([name, mime]).toEqual(['CR-0001.ifc.zip', 'application/zip']);
    const files = unzipSync(bytes);
    expect(Object.keys(files)).toEqual(['CR-0001.ifc', 'photometry/light.ldt']);
    const { lines } = await readIfc(files['CR-0001.ifc'] ?? new Uint8Array());
    const [document, ...others] = lines(ifc.IFCDOCUMENTREFERENCE);
    expect(others).toEqual([]);
    expect(valueOf(document ?? expect.fail('no document'), 'Location')).toBe('photometry/light.ldt');
  });

  it.each(examples)('%i %s gives every rooted thing an id of its own', async (id) => {
    const { text } = await open(id);
    const guids = [...text.matchAll(/=IFC[A-Z0-9]+\('([0-9A-Za-z_$]{22})'/g)].map(([, guid]) => guid);
    expect(guids.length).toBeGreaterThan(50);
    expect(new Set(guids).size).toBe(guids.length);
    expect(guids.every((guid) => /^[0-3]/.test(guid ?? ''))).toBe(true);
  });
});
