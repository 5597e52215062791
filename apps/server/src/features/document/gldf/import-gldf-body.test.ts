import { strToU8, zipSync } from 'fflate';
import { describe, expect, it } from 'vitest';
import { memberOf } from '../../../records';
import { description, gldf, openGldfImport } from '../../../../test/gldf-import';

const { fileOf, importing, inForce, bodyOf } = openGldfImport();

describe('a GLDF of others', () => {
  describe('with a model in 3D', () => {
    /** A plate of 600 by 100 by 20 mm whose underside is lit. */
    const plate = `g Body1\nv -300 -50 0\nv 300 -50 0\nv 300 50 0\nv -300 50 0\nv -300 -50 20\nv 300 -50 20\nv 300 50 20\nv -300 50 20\nf 4 3 2 1\nf 5 6 7 8\nf 1 2 6 5\nf 2 3 7 6\nf 3 4 8 7\nf 4 1 5 8\n`;
    const part = (inner: string) =>
      `<Geometry partName="plate"><Position x="0" y="0" z="-0.02"/><Rotation x="0" y="0" z="0"/>
      <GeometryReference geometryId="geom"/>${inner}</Geometry>`;
    const lit = `<LightEmittingSurfaces><LightEmittingSurface partName="lit"><FaceAssignments>
      <FaceRangeAssignment groupIndex="0" faceIndexBegin="0" faceIndexEnd="0"/></FaceAssignments></LightEmittingSurface></LightEmittingSurfaces>`;
    const structure = (inner = part(lit), definition = 'id="geom" filename="plate.obj" units="mm"') =>
      `<Luminaire><Header/><GeometryDefinitions><GeometryFileDefinition ${definition}/></GeometryDefinitions>
      <Structure>${inner}</Structure></Luminaire>`;
    const l3d = (xml = structure(), files: Readonly<Record<string, string>> = { 'geom/plate.obj': plate }) =>
      zipSync({
        'structure.xml': strToU8(xml),
        ...Object.fromEntries(Object.entries(files).map(([name, text]) => [name, strToU8(text)])),
      });
    const withModel = (geometry: Uint8Array, { product = '', id = 'k-3d' } = {}) =>
      gldf(
        description({
          files: '<File id="g" contentType="geo/l3d" type="localFileName">plate.l3d</File>',
          product: `<Geometry><ModelGeometryReference geometryId="model"/></Geometry>${product}`,
        })
          .replace('k-1', id)
          .replace(
            '</GeneralDefinitions>',
            '<Geometries><ModelGeometry id="model"><GeometryFileReference fileId="g"/></ModelGeometry></Geometries></GeneralDefinitions>',
          ),
        { 'geo/plate.l3d': geometry },
      );
    const size = (length: number, width: number, height: number) =>
      `<DescriptiveAttributes><Mechanical><ProductSize><Length>${length}</Length><Width>${width}</Width><Height>${height}</Height></ProductSize></Mechanical></DescriptiveAttributes>`;
    const numberOf = async (revision: number | null, id: string) => {
      const numbers = (await inForce(revision)).document('gldf-models');
      return String(memberOf(numbers, `Kornel ${id}`));
    };

    it('has it as its body, with the measures that it has where the file says none', async () => {
      const report = await importing(fileOf(withModel(l3d())));
      expect([report.problems, report.outcome]).toEqual([[], 'imported']);
      expect(report.warnings.counts).not.toHaveProperty('gldfPart');
      const model = await numberOf(report.revision, 'k-3d');
      const { technicalData } = (await inForce(report.revision)).models.get(model)!;
      expect(technicalData.dimensionsMm).toEqual({ length: 600, width: 100, height: 20 });
      const body = await bodyOf(model);
      expect(body.parts.map(({ slot }) => slot)).toEqual(['finish', 'diffuser']);
      expect(body.light).toEqual([{ part: 'plate diffuser', at: [0, 0, 0], share: 1 }]);
      // It comes again with another shape, and is the same model with that.
      const taller = plate.replaceAll(' 20\n', ' 40\n');
      const again = await importing(fileOf(withModel(l3d(structure(), { 'geom/plate.obj': taller }))));
      expect([again.problems, again.outcome]).toEqual([[], 'imported']);
      expect(await numberOf(again.revision, 'k-3d')).toBe(model);
      expect((await bodyOf(model)).fine?.measures.height).toBeCloseTo(40, 3);
    });

    it('is turned where its length lies across that of the article', async () => {
      const report = await importing(
        fileOf(withModel(l3d(), { product: size(100, 600, 20), id: 'k-across' })),
      );
      expect([report.problems, report.outcome]).toEqual([[], 'imported']);
      const body = await bodyOf(await numberOf(report.revision, 'k-across'));
      const { length, width, height } = body.fine!.measures;
      expect([length, width, height].map(Math.round)).toEqual([100, 600, 20]);
    });

    const climbing = structure(part(''), 'id=".." filename="plate.obj" units="mm"');
    const deep = (left: number): string =>
      part(left === 0 ? '' : `<Joints><Joint><Geometries>${deep(left - 1)}</Geometries></Joint></Joints>`);
    it.each<[string, Uint8Array, RegExp, string?]>([
      ['no archive', strToU8('solid'), /no ZIP archive/],
      ['no description', zipSync({ 'a.obj': strToU8('') }), /no structure\.xml/],
      ['broken XML', l3d('<Luminaire>'), /structure\.xml: it is broken/],
      ['another document', l3d('<html/>'), /does not begin with Luminaire/],
      [
        'a unit that there is not',
        l3d(structure(part(''), 'id="geom" filename="plate.obj" units="ell"')),
        /"ell" is no unit/,
      ],
      ['a file that is missing', l3d(structure(), {}), /lacks the file geom\/plate\.obj/],
      ['a name that climbs', l3d(climbing), /lacks the file \.\.\/plate\.obj/],
      [
        'an entry that climbs',
        l3d(structure(), { 'geom/plate.obj': plate, '../../a': 'a' }),
        /leads out of its folder/,
      ],
      [
        'a part without a geometry',
        l3d(structure(part('').replace('"geom"', '"other"'))),
        /names no geometry/,
      ],
      ['a place that is no number', l3d(structure(part('').replace('-0.02', 'low'))), /has no three figures/],
      ['parts within parts without end', l3d(structure(deep(12))), /its parts stand too deep/],
      [
        'more lit faces than may be',
        l3d(structure(part(lit.replace('End="0"', 'End="99999999999"')))),
        /light leaves more than/,
      ],
      [
        'a corner that there is not',
        l3d(structure(), { 'geom/plate.obj': `${plate}f 1 2 99\n` }),
        /a corner that there is not/,
      ],
      ['no triangles', l3d(structure(), { 'geom/plate.obj': 'v 0 0 0\n' }), /no triangles/],
      [
        'another size than its article',
        l3d(),
        /600 × 100 × 20 mm, larger than its article with 300 × 300 × 300 mm/,
        size(300, 300, 300),
      ],
    ])(
      'is a plain luminaire where it cannot be read, and says why: %s',
      async (_what, geometry, reason, product = '') => {
        const report = await importing(fileOf(withModel(geometry, { product, id: 'k-plain' })), true);
        expect([report.problems, report.outcome]).toEqual([[], 'checked']);
        const told = report.warnings.first.flatMap(({ code, message }) =>
          code === 'gldfPart' ? [message] : [],
        );
        expect(told).toEqual([
          expect.stringMatching(/^Not taken: its model in 3D geo\/plate\.l3d, .*plain luminaire/),
        ]);
        expect(told[0]).toMatch(reason);
      },
    );
  });
});
