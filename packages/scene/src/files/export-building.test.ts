import { describe, expect, it } from 'vitest';
import * as ifc from 'web-ifc';
import { preconfigured } from '../../test/creations';
import { about } from '../../test/files/exported';
import { readIfc, type IfcLine } from '../../test/files/read-ifc';
import { stepFaults } from '../../test/files/step-faults';
import { piecesOf } from '../index';
import { exportBuilding, type BuildingLine } from './index';

const empty = { floor: '', room: '', mark: '', quantity: 1 };
const cascade = { ...preconfigured(9005), ...empty, id: 'a', name: 'Cascade', code: 'CR-0001' };
const zigzag = { ...preconfigured(9020), ...empty, id: 'b', name: 'Zigzag', code: 'CR-0002' };

async function built(lines: readonly BuildingLine[], told = about) {
  const made = await exportBuilding(lines, told, { ground: 'No floor', lightFiles: [] });
  if (!made.ok) return expect.fail(made.problems.map(({ code }) => code).join());
  return { ...(await readIfc(made.value.bytes)), name: made.value.name, bytes: made.value.bytes };
}

const all = (line: IfcLine, name: string) => line[name] as readonly IfcLine[];
const value = (line: IfcLine, name: string) => (line[name] as { value: unknown } | null)?.value;

describe('a project as one IFC', { timeout: 60_000 }, () => {
  it('has a storey for each floor, a space for each room, and each piece of a quantity', async () => {
    const { lines } = await built([
      { ...cascade, floor: '1', room: 'Lobby', mark: 'A1', quantity: 2 },
      { ...zigzag, floor: '1', room: 'Bar' },
      { ...zigzag, id: 'c', floor: '2' },
      { ...cascade, id: 'd' },
    ]);
    const storeys = lines(ifc.IFCBUILDINGSTOREY).map((each) => [each.Name.value, value(each, 'Elevation')]);
    expect(storeys).toEqual([
      ['1', undefined],
      ['2', undefined],
      ['No floor', undefined],
    ]);
    expect(lines(ifc.IFCSPACE).map(({ Name }) => Name.value)).toEqual(['Lobby', 'Bar']);
    const standing = lines(ifc.IFCRELCONTAINEDINSPATIALSTRUCTURE).map((each) => [
      (each['RelatingStructure'] as IfcLine).Name.value,
      all(each, 'RelatedElements').map((element) => [element.Name.value, value(element, 'Tag')]),
    ]);
    expect(standing).toEqual([
      [
        'Lobby',
        [
          ['CR-0001', 'A1'],
          ['CR-0001', 'A1'],
        ],
      ],
      ['Bar', [['CR-0002', 'CR-0002']]],
      ['2', [['CR-0002', 'CR-0002']]],
      ['No floor', [['CR-0001', 'CR-0001']]],
    ]);
    const pieces = [cascade, zigzag].map(({ creation, catalogue }) => piecesOf(creation, catalogue));
    const lights = pieces.map((some) => some.filter(({ light }) => light).length);
    expect(lines(ifc.IFCLAMP)).toHaveLength(3 * (lights[0] ?? 0) + 2 * (lights[1] ?? 0));
    expect(lines(ifc.IFCDISTRIBUTIONSYSTEM)).toHaveLength(1);
  });

  it('puts nothing into another, and stores a shape once however many show it', async () => {
    const one = await built([{ ...zigzag }]);
    const many = await built([{ ...zigzag, quantity: 30 }]);
    const sizes = [one, many].map(({ lines }) => lines(ifc.IFCTRIANGULATEDFACESET).length);
    expect(sizes[1]).toBe(sizes[0]);
    const [left = 0, , back = 0, right = 0, , front = 0] = one.corners();
    const [farLeft = 0, , farBack = 0, farRight = 0, , farFront = 0] = many.corners();
    const place = (right - left) * (front - back);
    expect((farRight - farLeft) * (farFront - farBack)).toBeGreaterThan(29 * place);
  });

  it('tells no height of a floor that nobody has said, and lays floors side by side, however high what is on them', async () => {
    const floors = ['Level 2', 'Level 1', 'Basement'];
    const { lines, corners } = await built(
      floors.map((floor, at) => ({ ...cascade, id: `${at}`, floor, quantity: 2 })),
    );
    const storeys = lines(ifc.IFCBUILDINGSTOREY);
    expect(storeys.map(({ Name }) => Name.value)).toEqual(floors);
    for (const storey of storeys) {
      expect(value(storey, 'Elevation')).toBeUndefined();
      const { RelativePlacement } = storey['ObjectPlacement'] as { RelativePlacement: { Location: IfcLine } };
      expect(
        all(RelativePlacement.Location, 'Coordinates').map((each) => value({ each } as never, 'each')),
      ).toEqual([0, 0, 0]);
    }
    const alone = (await built([cascade])).corners();
    const [, , back = 0, , top = 0, front = 0] = corners();
    expect(top).toBeCloseTo(alone[4] ?? 0, 5);
    const depth = (alone[5] ?? 0) - (alone[2] ?? 0);
    // Five metres between two floors.
    expect(front - back).toBeCloseTo(3 * depth + 2 * 5, 4);
  });

  it('is in feet where the market measures so, as large as in metres', async () => {
    const rooms = [{ ...cascade, floor: '1', quantity: 2 }];
    const [metric, imperial] = [await built(rooms), await built(rooms, { ...about, units: 'imperial' })];
    for (const [at, each] of metric.corners().entries()) expect(imperial.corners()[at]).toBeCloseTo(each, 4);
    const unitOf = ({ lines }: typeof metric) => {
      const [assigned] = lines(ifc.IFCUNITASSIGNMENT);
      return all(assigned ?? expect.fail('no units'), 'Units').find(
        (unit) => value(unit, 'UnitType') === 'LENGTHUNIT',
      );
    };
    expect(unitOf(metric)?.Name.value).toBe('METRE');
    const foot = unitOf(imperial) ?? expect.fail('no unit of length');
    expect(foot.Name.value).toBe('foot');
    const factor = foot['ConversionFactor'] as IfcLine;
    expect(value(factor, 'ValueComponent')).toBe(0.3048);
    expect((factor['UnitComponent'] as IfcLine).Name.value).toBe('METRE');
    // A point of the file is a figure of feet: the second product stands as far from the first as in metres, by another figure.
    const figures = ({ bytes }: typeof metric) =>
      [...new TextDecoder().decode(bytes).matchAll(/=IFCCARTESIANPOINT\(\(([^)]+)\)\)/g)].map(([, of]) =>
        (of ?? '').split(',').map(Number),
      );
    const [inMetres, inFeet] = [figures(metric), figures(imperial)];
    expect(inFeet).toHaveLength(inMetres.length);
    for (const [at, point] of inMetres.entries())
      for (const [axis, metres] of point.entries())
        expect(inFeet[at]?.[axis]).toBeCloseTo(metres / 0.3048, 5);
  });

  it('has an id of its own for everything', async () => {
    const { bytes } = await built([
      { ...cascade, floor: '1', quantity: 3 },
      { ...zigzag, floor: '2', room: 'Bar', quantity: 2 },
    ]);
    const text = new TextDecoder().decode(bytes);
    const guids = [...text.matchAll(/=IFC[A-Z0-9]+\('([0-9A-Za-z_$]{22})'/g)].map(([, guid]) => guid);
    expect(guids.length).toBeGreaterThan(200);
    expect(new Set(guids).size).toBe(guids.length);
  });

  it.each(['metric', 'imperial'] as const)(
    'is whole to a strict reader, %s: each instance with the attributes of its class, and none that points to nothing or is left over',
    async (units) => {
      const long = `'Ñandú' (#1,#2); \\ "x"`;
      const rooms = [
        { ...cascade, name: long, floor: long, room: 'Lobby', mark: `A'1`, quantity: 2 },
        { ...zigzag, floor: 'Level 2', room: long },
        { ...zigzag, id: 'c' },
      ];
      const { bytes, line } = await built(rooms, { ...about, units });
      expect(stepFaults(bytes, line)).toEqual([]);
      const broken = new TextDecoder().decode(bytes).replace(/=IFCBUILDING\(#?/, '=IFCBUILDING(#99999,');
      expect(stepFaults(new TextEncoder().encode(broken), line)).toEqual([
        'nothing is #99999',
        expect.stringMatching(/^#\d+ IFCBUILDING has not 12 attributes$/),
      ]);
    },
  );

  it('takes names of any length and letters, and keeps those of labels to what the standard has', async () => {
    const long = `<b>'Ñandú' \\ "\u202eabc"</b>\n`.repeat(200);
    const { lines, name } = await built([{ ...cascade, name: long, code: '', floor: long, mark: long }], {
      ...about,
      name: long,
      code: '',
    });
    const [project] = lines(ifc.IFCPROJECT);
    expect(project?.Name.value).toContain(`<b>'Ñandú' \\ "\u202eabc"</b> <b>`);
    expect(project?.Name.value.length).toBeLessThanOrEqual(255);
    expect(lines(ifc.IFCBUILDINGSTOREY)[0]?.Name.value.length).toBeLessThanOrEqual(255);
    expect(name).toMatch(/^[\w-]{1,80}\.ifc$/);
  });

  it('is refused in words when it is empty, or has more pieces than a file takes', async () => {
    const room = { ground: 'No floor', lightFiles: [] };
    const space = { ...cascade.creation.space, compositions: [] };
    const nothing = { ...cascade, creation: { drawing: null, space } };
    expect(await exportBuilding([nothing], about, room)).toEqual({
      ok: false,
      problems: [{ code: 'articles-not-found' }],
    });
    const pieces = piecesOf(zigzag.creation, zigzag.catalogue).length;
    expect(await exportBuilding([{ ...zigzag, quantity: 9999 }], about, room)).toEqual({
      ok: false,
      problems: [{ code: 'export-too-many', data: { most: 20_000, given: 9999 * pieces } }],
    });
  });
});
