import type { CodedAttribute, Configuration, Luminaire } from '@lucerna/engine';
import { describe, expect, it } from 'vitest';
import { demoCatalogue, demoModels } from '../test/demo-catalogue';
import { sharedOptions } from './shared-options';

const models = demoModels(
  ({ subFamily, kind }) => subFamily.id === 201 && (kind === 'pendant' || kind === 'wall'),
);
const almar = demoCatalogue(models);
const [pendant, wall] = ['2010', '2015'];
const plain = { color: '10', temperature: '1', control: 'Z', installation: '18' };

const light = (id: string, model: string, attributes: Configuration) =>
  ({ id, model, attributes }) as unknown as Luminaire;

/** Some luminaires, and what they can be given together. */
function choosing(...lights: readonly Luminaire[]) {
  const shared = sharedOptions(lights, almar, 10)!;
  const option = (attribute: CodedAttribute, value: string) =>
    shared.options[attribute]?.find((each) => each.value === value);
  return { ...shared, option };
}

describe('what several luminaires can be given together', () => {
  it('is what the first shows and every other can take', () => {
    const together = choosing(light('a', pendant, plain), light('b', pendant, { ...plain, color: '20' }));
    expect(together.evaluation.configuration.color).toBe('10');
    expect(together.option('color', '30')?.status).toBe('possible');
    expect(together.option('installation', '10')?.status).toBe('possible');
  });

  it('blocks what one of the others cannot take, names its choice and offers the way out', () => {
    const motorised = { ...plain, color: '20', control: 'M', pendantHeight: 300 };
    const together = choosing(light('a', pendant, plain), light('b', pendant, motorised));
    expect(together.option('installation', '10')).toMatchObject({
      status: 'blocked',
      blocked: { by: [{ attribute: 'control', value: 'M' }], changes: [{ attribute: 'control', to: 'Z' }] },
    });
  });

  it('frees it for all by the value and what must give way: colours and heights stay as each has them', () => {
    const motorised = { ...plain, color: '20', control: 'M', pendantHeight: 300 };
    const together = choosing(light('a', pendant, plain), light('b', pendant, motorised));
    const { repair } = together.option('installation', '10')!.blocked!;
    expect(together.changesOf(repair!)).toEqual({ installation: '10', control: 'Z' });
  });

  it('frees a value that the first itself blocks in the same way', () => {
    const together = choosing(
      light('a', pendant, { ...plain, control: 'M' }),
      light('b', pendant, { ...plain, color: '20' }),
    );
    const { repair } = together.option('installation', '10')!.blocked!;
    expect(together.changesOf(repair!)).toEqual({ installation: '10', control: 'Z' });
  });

  it('blocks a value that a model does not come with, and tells which luminaires those are', () => {
    const together = choosing(light('a', pendant, plain), light('b', wall, { ...plain, installation: '15' }));
    expect(together.option('color', '40')).toMatchObject({ status: 'blocked', blocked: { repair: null } });
    expect(together.models.map(({ sheet }) => sheet.model.model)).toEqual([pendant, wall]);
    expect(together.lacking('color', '40').map(({ id }) => id)).toEqual(['b']);
    expect(together.lacking('color', '30')).toEqual([]);
    expect(together.option('color', '30')?.status).toBe('possible');
  });

  it('asks each kind once, however many hang at however many heights', () => {
    const many = Array.from({ length: 500 }, (_, at) =>
      light(`l${at}`, pendant, { ...plain, pendantHeight: 100 + at }),
    );
    const together = choosing(...many, light('last', pendant, { ...plain, control: 'M' }));
    expect(together.option('installation', '10')?.status).toBe('blocked');
  });

  it('is nothing without a luminaire that the catalogue has', () => {
    expect(sharedOptions([], almar, 10)).toBeNull();
    expect(sharedOptions([light('a', 'none', plain)], almar, 10)).toBeNull();
  });
});
