import { describe, expect, it } from 'vitest';
import { choosePicture, lightFor, type MakerPicture } from './picture';

const picture = (content: string, more: Partial<MakerPicture> = {}): MakerPicture => ({
  ...{ content, role: 'product', width: 800, height: 1000, widths: [320, 640, 800], hasAvif: true },
  placeholder: 'data:,',
  ...more,
});

const white = picture('white', { finish: '10' });
const black = picture('black', { finish: '20' });
const blackCold = picture('black, cold', { finish: '20', temperature: '4' });
const any = picture('any');

describe('the picture that is chosen', () => {
  it.each<
    [string, MakerPicture[], { finish?: string; temperature?: string }, string | null, string | undefined]
  >([
    ['is none where there is none', [], { finish: '10' }, null, undefined],
    [
      'is none of a room or a part',
      [picture('room', { role: 'ambient' }), picture('foot', { role: 'detail' })],
      {},
      null,
      undefined,
    ],
    ['is that of the finish, wherever it stands', [white, black], { finish: '20' }, 'black', undefined],
    [
      'is that of the finish before that of the light',
      [picture('cold', { finish: '10', temperature: '4' }), black],
      { finish: '20', temperature: '4' },
      'black',
      undefined,
    ],
    [
      'is that of the light among those of the finish',
      [black, blackCold],
      { finish: '20', temperature: '4' },
      'black, cold',
      undefined,
    ],
    [
      'is the one of no light in particular before one of another',
      [blackCold, black],
      { finish: '20', temperature: '1' },
      'black',
      undefined,
    ],
    ['is one that says no finish before one of another', [white, any], { finish: '20' }, 'any', undefined],
    [
      'is of another finish where there is nothing else, and says so',
      [white],
      { finish: '20' },
      'white',
      '10',
    ],
    ['is the first where nothing is wanted', [black, white], {}, 'black', undefined],
  ])('%s', (_, pictures, wanted, content, otherFinish) => {
    const chosen = choosePicture(pictures, wanted);
    expect(chosen?.picture.content ?? null).toBe(content);
    expect(chosen?.otherFinish).toBe(otherFinish);
  });

  const unlit = picture('unlit', { finish: '10', layer: 'unlit' });
  const warm = picture('warm', { finish: '10', layer: 'light', temperature: '1' });
  const cold = picture('cold', { finish: '10', layer: 'light', temperature: '4' });

  it('is never the light alone, and brings the light that is added to it', () => {
    expect(choosePicture([warm, cold, unlit], { finish: '10' })).toEqual({
      picture: unlit,
      lights: [warm, cold],
    });
    expect(choosePicture([warm], { finish: '10' })).toBeNull();
  });

  it('has its layers before one that is lit as it is, but not before one with the wanted light', () => {
    expect(choosePicture([white, unlit, warm], { finish: '10' })?.picture).toBe(unlit);
    const lit = picture('lit', { finish: '10', temperature: '4' });
    expect(choosePicture([unlit, warm, lit], { finish: '10', temperature: '4' })?.picture).toBe(lit);
  });

  it('is unlit only where nothing else shows the finish, and no light of another finish or size is added', () => {
    expect(choosePicture([unlit, white], { finish: '10' })?.picture).toBe(white);
    const small = picture('small', { finish: '10', layer: 'light', width: 400 });
    const ofBlack = picture('of black', { finish: '20', layer: 'light' });
    expect(choosePicture([unlit, small, ofBlack], { finish: '10' })).toEqual({ picture: unlit, lights: [] });
  });

  it('has the light of a temperature, else one that says none, else the first', () => {
    const white = picture('neutral', { layer: 'light' });
    expect(lightFor([warm, cold], '4')).toBe(cold);
    expect(lightFor([warm, white], '4')).toBe(white);
    expect(lightFor([warm, cold], '9')).toBe(warm);
    expect(lightFor([], '1')).toBeUndefined();
  });
});
