import { IfcAPI, IFCLIGHTFIXTURE, IFCLIGHTFIXTURETYPE, IFCPROPERTYSET, LogLevel } from 'web-ifc';
import * as ifc from 'web-ifc';
import { Box3, Matrix4, Vector3 } from 'three';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import {
  billedReferences,
  cornersOf,
  counted,
  examples,
  expectSameBox,
  exportedExample,
} from '../../../test/files/exported';

const api = new IfcAPI();
/** It looks for triangles in the representation of light as well, and says that it finds none. */
beforeAll(async () => {
  await api.Init();
  api.SetLogLevel(LogLevel.LOG_LEVEL_OFF);
});
afterAll(() => api.Dispose());

interface Line {
  readonly Name: { readonly value: string };
  readonly GlobalId: { readonly value: string };
}

async function open(id: number) {
  const { bytes, pieces } = await exportedExample(id, 'ifc');
  const model = api.OpenModel(bytes);
  const lines = (type: number): Line[] =>
    [...api.GetLineIDsWithType(model, type)].map((line) => api.GetLine(model, line, true) as Line);
  return { model, lines, pieces, text: new TextDecoder().decode(bytes) };
}

/** The box of all meshes as web-ifc places them: metres, y upwards. */
function corners(model: number): number[] {
  const box = new Box3();
  const place = new Matrix4();
  api.StreamAllMeshes(model, ({ geometries }) => {
    for (let at = 0; at < geometries.size(); at += 1) {
      const { flatTransformation, geometryExpressID } = geometries.get(at);
      const geometry = api.GetGeometry(model, geometryExpressID);
      const numbers = api.GetVertexArray(geometry.GetVertexData(), geometry.GetVertexDataSize());
      place.fromArray(flatTransformation);
      for (let of = 0; of < numbers.length; of += 6) {
        box.expandByPoint(new Vector3().fromArray(numbers, of).applyMatrix4(place));
      }
    }
  });
  return [...box.min.toArray(), ...box.max.toArray()];
}

describe('an IFC file', { timeout: 60_000 }, () => {
  it.each(examples)('%i %s has a fixture for each luminaire and stands where they stand', async (id) => {
    const { model, lines, pieces } = await open(id);
    const lights = pieces.filter(({ kind }) => kind === 'light' || kind === 'pendant');
    expect(lines(IFCLIGHTFIXTURE)).toHaveLength(lights.length);
    expectSameBox(corners(model), cornersOf(pieces), 1e-4);
  });

  it.each(examples)('%i %s names what the bill of materials has', async (id) => {
    const { lines } = await open(id);
    const { IFCDISCRETEACCESSORY, IFCCABLESEGMENT } = ifc;
    const names = [IFCLIGHTFIXTURE, IFCDISCRETEACCESSORY, IFCCABLESEGMENT]
      .flatMap(lines)
      .map(({ Name }) => Name.value)
      .filter((name) => /^\d{4}/.test(name));
    expect(counted(names)).toEqual(billedReferences(id));
  });

  it.each(examples)('%i %s tells article, lamp and photometry of every type of fixture', async (id) => {
    const { model, lines, pieces } = await open(id);
    const references = new Set(
      pieces.flatMap(({ light, reference }) => (light && reference ? [reference] : [])),
    );
    const types = lines(IFCLIGHTFIXTURETYPE);
    expect(new Set(types.map(({ Name }) => Name.value))).toEqual(references);
    for (const type of types as (Line & { HasPropertySets: Line[] })[]) {
      expect(type.HasPropertySets.map(({ Name }) => Name.value)).toEqual([
        'Pset_LightFixtureTypeCommon',
        'Pset_ManufacturerTypeInformation',
        'Pset_LampTypeCommon',
        'Pset_ElectricalDeviceCommon',
      ]);
    }
    const sources = api.GetLineIDsWithType(model, ifc.IFCLIGHTSOURCEGONIOMETRIC);
    expect(sources.size()).toBe(pieces.filter(({ light }) => light).length);
    const documents = lines(ifc.IFCDOCUMENTREFERENCE) as (Line & {
      Identification: Line['Name'];
    })[];
    const files = documents.map(({ Identification }) => Identification.value);
    expect(files.sort()).toEqual([...new Set(pieces.flatMap(({ light }) => light?.photometry ?? []))].sort());
  });

  it('tells the sets of a fixture to readers that look at the fixture alone', async () => {
    const { model } = await open(9005);
    const [fixture = 0] = api.GetLineIDsWithType(model, IFCLIGHTFIXTURE);
    const sets = (await api.properties.getPropertySets(model, fixture, true)) as Line[];
    expect(sets.map(({ Name }) => Name.value)).toContain('Pset_ManufacturerTypeInformation');
  });

  it('names the manufacturer whose product it is', async () => {
    const { lines, text } = await open(9005);
    expect(text).toMatch(/FILE_NAME\([^;]*\('Atelier Nord'\)/);
    const named = lines(ifc.IFCPROPERTYSINGLEVALUE) as (Line & {
      NominalValue: { value: unknown };
    })[];
    const manufacturers = named.filter(({ Name }) => Name.value === 'Manufacturer');
    expect(new Set(manufacturers.map(({ NominalValue }) => NominalValue.value))).toEqual(
      new Set(['Atelier Nord']),
    );
  });

  it('gives every rooted thing an id of its own', async () => {
    const { lines } = await open(9020);
    const rooted = [IFCLIGHTFIXTURE, IFCLIGHTFIXTURETYPE, IFCPROPERTYSET, ifc.IFCRELDEFINESBYPROPERTIES];
    const guids = rooted.flatMap(lines).map(({ GlobalId }) => GlobalId.value);
    expect(new Set(guids).size).toBe(guids.length);
    expect(guids.every((guid) => /^[0-3][0-9A-Za-z_$]{21}$/.test(guid))).toBe(true);
  });
});
