import { describe, expect, it } from 'vitest';
import { finishes, modelOf, models, umbrellas } from '../test/catalogue';
import { readSvg } from '../test/read-svg';
import { drawLuminaire } from './index';

const grounds = ['light', 'dark', 'none'] as const;
const harmless = /^(svg|defs|g|use|mask|stop|linearGradient|radialGradient|rect|circle|ellipse|path)$/;

describe('drawing every model of the catalogue', () => {
  it.each(models)('draws $model well-formed, small and self-contained', (model) => {
    for (const ground of grounds) {
      for (const { code: finish } of finishes) {
        const text = drawLuminaire({ ...model, ground, finish, temperature: '2' });
        const { elements, attributes, ids, references } = readSvg(text);
        expect(elements.filter((name) => !harmless.test(name))).toEqual([]);
        expect(attributes).not.toContain('style');
        expect(new Set(ids).size).toBe(ids.length);
        expect(references.filter((id) => !ids.includes(id))).toEqual([]);
        expect(text).toMatch(/^<svg [^>]*viewBox="0 0 800 1000"/);
        expect(text.length).toBeLessThan(15 * 1024);
        expect(text.length).toBeGreaterThan(1000);
      }
    }
  });

  it('gives each model a picture of its own', () => {
    const drawings = models.map((model) => drawLuminaire({ ...model, ground: 'light', idPrefix: 'p' }));
    const pairs = drawings.flatMap((drawing, index) =>
      drawings
        .slice(index + 1)
        .flatMap((other, next) => (other === drawing ? [[index, index + 1 + next]] : [])),
    );
    // The two power feeds are the same part, sold in two collections.
    const names = pairs.map(([one = 0, other = 0]) => [models[one]?.model, models[other]?.model]);
    expect(names).toEqual([['2197', '2258']]);
  });

  it('draws an umbrella model as the typical luminaire of its collection', () => {
    for (const umbrella of umbrellas) {
      const { elements } = readSvg(drawLuminaire({ ...umbrella, ground: 'dark' }));
      expect(elements.length).toBeGreaterThan(20);
    }
  });
});

describe('answering to the choices', () => {
  const sphere = { ...modelOf('2011'), ground: 'light' as const };

  it.each(['__proto__', 'constructor', 'toString'])(
    'draws %s as any choice that it does not know',
    (word) => {
      const drawn = (model: object, text: string) =>
        drawLuminaire({
          ...sphere,
          ...model,
          finish: text,
          temperature: text,
          installation: text,
          ground: 'dark',
        });
      // No expectation on the text itself: a failure would print two pictures.
      for (const model of models)
        expect(drawn(model, word) === drawn(model, 'unknown'), model.model).toBe(true);
    },
  );

  it('draws the same request the same way every time', () => {
    expect(drawLuminaire(sphere)).toBe(drawLuminaire({ ...sphere }));
  });

  it('changes with the finish, the temperature, the ground and the switch', () => {
    const drawings = new Set([
      ...finishes.map(({ code }) => drawLuminaire({ ...sphere, finish: code, temperature: '2' })),
      ...['0', '1', '3', '4', '5'].map((temperature) =>
        drawLuminaire({ ...sphere, finish: '10', temperature }),
      ),
      drawLuminaire({ ...sphere, ground: 'dark' }),
      drawLuminaire({ ...sphere, ground: 'none' }),
    ]);
    expect(drawings.size).toBe(finishes.length + 5 + 2);
    expect(drawLuminaire({ ...sphere, lit: false })).not.toBe(drawLuminaire(sphere));
  });

  it('draws a finish as the maker says that it looks, and white what nothing is said of', () => {
    const ruby = { ...finishes[0]!, code: 'R1', base: '#9b111e' };
    const drawn = (finish: string, known = [ruby]) => drawLuminaire({ ...sphere, finish, finishes: known });
    expect(drawn('R1')).not.toBe(drawn('R2'));
    expect(drawn('R1', [])).toBe(drawn('10', []));
    expect(drawn('R1', [{ ...finishes[0]!, code: 'R1' }])).toBe(drawLuminaire({ ...sphere, finish: '10' }));
  });

  it('is of the shape that its maker describes, and by its proportion without one', () => {
    const drawn = (body: typeof sphere.body) => drawLuminaire({ ...sphere, body });
    const plain = drawn(null);
    expect(drawn(undefined) === plain).toBe(true);
    const cube: NonNullable<typeof sphere.body> = {
      parts: [
        {
          name: 'cube',
          slot: 'secondFinish',
          solids: [
            {
              solid: 'plate',
              outline: { rectangle: { width: 'length', from: 0, to: 'height' } },
              from: '-width / 2',
              to: 'width / 2',
            },
          ],
        },
      ],
    };
    expect(drawn(cube) === plain).toBe(false);
    const [white, black] = finishes;
    const second = (secondFinish: string) => drawLuminaire({ ...sphere, body: cube, secondFinish });
    expect(second(white!.code) === second(black!.code)).toBe(false);
    // One that cannot be made of these measures is drawn by its proportion.
    expect(drawn({ ...cube, sizes: { none: '1 / 0' } }) === plain).toBe(true);
  });

  it('hides what is behind, and shows of a ring what is seen through it', () => {
    const seen = (turn: number) =>
      drawLuminaire({
        ...modelOf('2441'),
        body: { ...modelOf('2441').body!, pose: [turn, 0, 0] },
        ground: 'none',
      });
    expect(seen(0)).toContain('evenodd');
    expect(seen(-60) === seen(0)).toBe(false);
  });

  it('draws siblings at one scale, so that they keep their sizes to each other', () => {
    const lengthOf = (model: string, siblings: readonly string[]) => {
      const lengths = siblings.map((each) => modelOf(each).dimensionsMm?.length ?? 0);
      const siblingsMm = { length: Math.max(...lengths), width: 22, height: 22 };
      const drawn = drawLuminaire({ ...modelOf(model), siblingsMm, ground: 'none', lit: false });
      const across = [...drawn.matchAll(/rotate[^>]*><path d="M([\d.]+) [\d.]+L([\d.]+)/g)];
      const ends = across.flatMap(([, one, other]) => [Number(one), Number(other)]);
      return Math.max(...ends) - Math.min(...ends);
    };
    const sticks = ['2190', '2191', '2192', '2193'];
    const longest = lengthOf('2193', sticks);
    expect(lengthOf('2190', sticks) / longest).toBeCloseTo(600 / 2400, 2);
    expect(lengthOf('2192', sticks) / longest).toBeCloseTo(1800 / 2400, 2);
    expect(longest).toBe(lengthOf('2193', []));
  });

  it('lights a wall where there is one, and nothing around what is cut out', () => {
    const onWall = readSvg(drawLuminaire(sphere)).elements.length;
    const cutOut = readSvg(drawLuminaire({ ...sphere, ground: 'none' }));
    expect(cutOut.elements.length).toBeLessThan(onWall);
    expect(drawLuminaire({ ...sphere, ground: 'none' })).toContain('<circle');
  });

  it('reads a temperature by its digit and by its kelvin', () => {
    expect(drawLuminaire({ ...sphere, temperature: '2700' })).toBe(
      drawLuminaire({ ...sphere, temperature: '1' }),
    );
  });

  it('hangs a pendant lower on a longer suspension', () => {
    const topOf = (pendantHeightCm: number) =>
      Number(/<circle [^>]*cy="([\d.]+)"/.exec(bodyOf(pendantHeightCm))?.[1]);
    const bodyOf = (pendantHeightCm: number) =>
      drawLuminaire({ ...sphere, pendantHeightCm, lit: false, ground: 'none' });
    expect(topOf(30)).toBeLessThan(topOf(200));
    expect(topOf(200)).toBeLessThan(topOf(600));
  });

  it('shows each installation of a pendant with a canopy of its own', () => {
    const codes = ['10', '12', '18', '21', '31', '32'];
    expect(new Set(codes.map((installation) => drawLuminaire({ ...sphere, installation }))).size).toBe(6);
  });

  it('keeps the ids of two drawings of one page apart', () => {
    const one = readSvg(drawLuminaire({ ...sphere, idPrefix: 'a1' })).ids;
    const other = readSvg(drawLuminaire({ ...sphere, idPrefix: 'a11' })).ids;
    expect(one.filter((id) => other.includes(id))).toEqual([]);
  });
});

describe('standing what it does not know', () => {
  it.each([
    'pendant',
    'wall',
    'ceiling',
    'table',
    'floor',
    'ground',
    'spot',
    'light',
    'complement',
    'chandelier',
  ])('draws a neutral luminaire for an unknown collection of kind %s', (kind) => {
    const request = { model: '9999', kind, subFamilyId: 999, ground: 'light' as const, distribution: 'ray' };
    expect(readSvg(drawLuminaire(request)).elements.length).toBeGreaterThan(6);
  });

  it('falls back when finish, temperature, installation and sizes make no sense', () => {
    const sizes = [{ length: 0, width: -4, height: Number.NaN }, { length: 1e9 }, {}, null];
    for (const dimensionsMm of sizes) {
      const odd = {
        dimensionsMm,
        finish: 'xx',
        temperature: '',
        installation: '?',
        pendantHeightCm: Number.NaN,
      };
      for (const model of models) readSvg(drawLuminaire({ ...model, ...odd, ground: 'dark' }));
    }
  });
});
