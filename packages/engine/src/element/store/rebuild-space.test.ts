import { describe, expect, it } from 'vitest';
import { deepFreeze, prepared, readFeed } from '../../../test/feed';
import { brokenInvariants, catalogue, composed, edited, emptySpace, made } from '../../../test/spaces';
import { elementCatalogue, type ElementCatalogue } from '../element-catalogue';
import { elementsOf, lightsOf } from '../walk';
import { problemText } from '../../problem';
import { rebuildSpace, spaceOfPreconfig } from './rebuild-space';
import { spaceProblems } from '../space-problems';
import { storeSpace } from './stored-space';
import { storedSpaceVersion } from '../limits';
import type { Canopy } from '../../catalogue/row/canopy';
import type { CatalogId } from '../../catalogue/catalog';
import type { Space } from '../element';

const space = edited(
  emptySpace,
  ...composed(
    [
      { model: '2010', x: -1 },
      { model: '2250', x: 1 },
    ],
    { control: 'A' },
  ),
  {
    type: 'add',
    to: 'c',
    element: { type: 'complement', id: 'k', model: '2195', position: { x: 0, y: 4, z: 1 } },
  },
  { type: 'group', id: 'g', elements: ['c1', 'c2'] },
  { type: 'move', id: 'l1', to: { x: 1, y: 5, z: 0 } },
);

/** Stored data with a value put somewhere; undefined takes what is there away. */
function storedWith(path: string, value: unknown, from: Space = space): unknown {
  const stored = JSON.parse(JSON.stringify(storeSpace(from))) as Record<string, unknown>;
  const names = path.split('.');
  const last = names.pop() ?? '';
  const target = names.reduce<Record<string, unknown>>(
    (found, name) => found[name] as Record<string, unknown>,
    stored,
  );
  if (value === undefined) delete target[last];
  else target[last] = value;
  return deepFreeze(stored);
}

function problems(stored: unknown, with_: ElementCatalogue = catalogue): string[] {
  const result = rebuildSpace(stored, with_);
  return result.ok ? [] : result.problems.map(problemText);
}

const incorrect = 'Incorrect domainJSON provided';
const missing = 'Required data to define domain was not provided';
const light = 'compositions.0.clusters.0.lights.0';

describe('a stored space', () => {
  it('is rebuilt equal, from data and from text', () => {
    const stored = JSON.stringify(storeSpace(space));
    expect(made(rebuildSpace(stored, catalogue))).toEqual(space);
    expect(made(rebuildSpace(deepFreeze(JSON.parse(stored)), catalogue))).toEqual(space);
    expect(JSON.parse(stored)).toMatchObject({ type: 'space', version: storedSpaceVersion });
  });

  it('is rebuilt without what does not belong to it', () => {
    expect(made(rebuildSpace(storedWith(`${light}.colour`, 'red'), catalogue))).toEqual(space);
  });

  it('gets its flags from what is there today', () => {
    const rebuilt = made(rebuildSpace(storedWith(`${light}.collides`, false), catalogue));
    expect(rebuilt).toEqual(space);
  });

  it('keeps what is offered no longer, and says so', () => {
    const rebuilt = made(rebuildSpace(storedWith(`${light}.attributes.color`, '88'), catalogue));
    expect(lightsOf(rebuilt.compositions[0]!)[0]?.attributes.color).toBe('88');
    const found = spaceProblems(rebuilt, catalogue);
    expect(found.map((each) => [each.id, each.problems.map(problemText)])).toEqual([
      ['l1', ['color has no value 88']],
    ]);
    expect(spaceProblems(space, catalogue)).toEqual([]);
  });
});

describe('a broken stored space', () => {
  it.each([
    ['text that is no JSON', '{"type":"space"'],
    ['a number', 7],
    ['a list', [storeSpace(space)]],
    ['no whole version', storedWith('version', 1.5)],
    ['version 0', storedWith('version', 0)],
    ['a version in words', storedWith('version', 'two')],
    ['a list that is none', storedWith('compositions', {})],
    ['another type below', storedWith('compositions.0.type', 'cluster')],
    ['no number', storedWith(`${light}.position.x`, NaN)],
    ['an infinite number', storedWith(`${light}.position.x`, Infinity)],
    ['a text for a number', storedWith(`${light}.position.x`, '1')],
    ['a negative height', storedWith(`${light}.attributes.pendantHeight`, -1)],
    ['half a centimetre', storedWith(`${light}.attributes.pendantHeight`, 100.5)],
    ['an empty id', storedWith('compositions.0.id', '')],
    ['an id twice', storedWith('compositions.0.id', 's')],
    ['children out of order', storedWith('compositions.0.clusters.1.elementOrderValue', 0)],
    ['a luminaire as complement', storedWith('compositions.0.complements.0.model', '2010')],
    ['another subfamily', storedWith(`${light}.subFamily`, 225)],
    ['a light that hangs', storedWith(`${light}.type`, 'light')],
    ["another installation than its cluster's", storedWith(`${light}.attributes.installation`, '31')],
    ["another control than its composition's", storedWith(`${light}.attributes.control`, 'B')],
    ['a group of nobody', storedWith('groups.0.elements', ['x'])],
    ['a group of none', storedWith('groups.0.elements', [])],
  ])('is refused for %s', (_, stored) => expect(problems(stored)[0]).toBe(incorrect));

  it.each(['height', 'width', 'depth'])('is refused for a room without %s', (measure) => {
    for (const value of [-1, 0, NaN, Infinity, null, '4']) {
      expect(problems(storedWith(`config.roomSize.${measure}`, value))).toEqual([
        incorrect,
        `${measure} ${value} is not a valid measure`,
      ]);
    }
  });

  it.each([
    'type',
    'version',
    'id',
    'config',
    'compositions',
    'groups',
    `${light}.model`,
    `${light}.position`,
  ])('says when %s is missing', (path) => expect(problems(storedWith(path, undefined))).toContain(missing));

  it('says when there is nothing', () => {
    expect(problems(null)).toEqual([missing]);
    expect(problems(undefined)).toEqual([missing]);
    expect(problems({})).toEqual([missing]);
    expect(problems(storeSpace(space), null as never)).toEqual(['undefined Article Collection']);
  });

  it('is refused when it is another element or from a newer version', () => {
    expect(problems(space.compositions[0])).toEqual(['Only Space can be rebuilt']);
    expect(problems(storedWith('version', 3))).toEqual([
      'The space is stored in version 3, newer than version 2 that is read here',
    ]);
  });

  it('is refused for unknown models and families', () => {
    expect(problems(storedWith(`${light}.model`, '9998'))).toEqual(['Cannot get Variations for light 9998']);
    expect(problems(storedWith(`${light}.subFamily`, 999))).toEqual(['No family data was provided']);
  });

  it('is refused with two lights in a cluster, and with a group of different parents', () => {
    const [first, second] = space.compositions[0]!.clusters;
    const twice = [first!.lights[0], { ...second!.lights[0], elementOrderValue: 2 }];
    const stored = storedWith('compositions.0.clusters', [{ ...first, lights: twice }]);
    expect(problems(stored)[0]).toContain('Cluster allows only one light per cluster');
    expect(problems(storedWith('groups.0.elements', ['c1', 'l2']))).toContain(
      'Hay clusters con distintos padres',
    );
  });
});

describe('the first version', () => {
  const canopies = readFeed<Canopy[]>('canopies.json');
  const preconfigs =
    readFeed<{ id: number; catalogId: CatalogId; compositions: Given[] }[]>('preconfigs.json');
  interface Given {
    lights: { model: string }[];
    complements?: { model: string; quantity: number }[];
  }

  it.each(preconfigs)('is that of preconfigured product $id', (preconfig) => {
    const named = preconfig.compositions.flatMap((each) => [...each.lights, ...(each.complements ?? [])]);
    const models = named.map((each) => prepared(each.model, preconfig.catalogId));
    const offered = elementCatalogue(models, canopies);
    const found = made(spaceOfPreconfig(preconfig, offered));
    const complements = (preconfig.compositions[0]?.complements ?? []).reduce(
      (sum, each) => sum + each.quantity,
      0,
    );
    expect(lightsOf(found.compositions[0]!).map((each) => each.model)).toEqual(
      preconfig.compositions[0]?.lights.map((each) => each.model),
    );
    expect(found.compositions[0]?.complements).toHaveLength(complements);
    expect([...elementsOf(found)].filter((each) => each.collides)).toEqual([]);
    expect(made(rebuildSpace(storeSpace(found), offered))).toEqual(found);
  });

  it('has its heights in metres, rounded up to centimetres', () => {
    const [trio] = preconfigs;
    const offered = elementCatalogue([prepared('2010'), prepared('2011')], canopies);
    const found = made(spaceOfPreconfig(trio!, offered));
    expect(lightsOf(found.compositions[0]!).map((each) => each.attributes.pendantHeight)).toEqual([
      120, 160, 200,
    ]);
    expect(lightsOf(found.compositions[0]!).map((each) => each.position.x)).toEqual([-0.4, 0, 0.4]);
    expect(found.compositions[0]?.attributes).toMatchObject({
      control: 'B',
      color: '10',
      installation: '10',
    });
  });

  it('says what is wrong with it', () => {
    const broken = {
      type: 'space',
      version: 1,
      id: 9,
      compositions: [{ attributes: {}, lights: [{ model: 7 }] }],
    };
    expect(problems(broken)).toEqual([incorrect]);
    expect(problems({ type: 'space', version: 1, id: 9 })).toEqual([missing]);
    expect(problems({ type: 'space', version: 1, id: 9, configuratorType: 77, compositions: [] })).toEqual([
      'No configurator setted!',
    ]);
  });
});

describe('10,000 elements', () => {
  it('are rebuilt, edited and described by brute force alike', () => {
    const wide = edited(emptySpace, { type: 'set-room', roomSize: { width: 60, depth: 60 } });
    const many = edited(wide, {
      type: 'batch',
      edits: composed(
        Array.from({ length: 5000 }, (_, at) => ({
          model: '2010',
          x: (at % 71) * 0.8 - 28,
          z: Math.floor(at / 71) * 0.8 - 28,
        })),
      ),
    });
    expect([...elementsOf(many)]).toHaveLength(10_001);
    expect(made(rebuildSpace(storeSpace(many), catalogue))).toEqual(many);
    const one = { type: 'move', id: 'l2500', to: { x: -28, y: 4, z: -28 } } as const;
    const moved = edited(many, one);
    expect([...elementsOf(moved)].filter((each) => each.collides).map((each) => each.id)).toEqual([
      'c',
      'c1',
      'l1',
      'c2500',
      'l2500',
    ]);
    const heaped = edited(many, {
      type: 'batch',
      edits: Array.from({ length: 200 }, (_, at) => ({ ...one, id: `l${at + 1}` })),
    });
    expect([...elementsOf(heaped)].filter((each) => each.collides)).toHaveLength(401);
    const black = edited(heaped, { type: 'set-attribute', id: 'c', attribute: 'color', value: '20' });
    expect(spaceProblems(black, catalogue)).toEqual([]);
  }, 30_000);

  it('stay as they should be', () => {
    expect(brokenInvariants(space)).toEqual([]);
  });
});
