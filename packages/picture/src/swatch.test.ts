import { describe, expect, it } from 'vitest';
import { finishes } from '../test/catalogue';
import { readSvg } from '../test/read-svg';
import { drawInstallation, drawSwatch, temperatureColour } from './samples';

describe('samples and drawings for the choices', () => {
  it('draws a sample of every finish, and white for an unknown one', () => {
    const samples = finishes.map((finish) => drawSwatch(finish, 's'));
    for (const sample of samples) readSvg(sample);
    expect(new Set(samples).size).toBe(samples.length);
    expect(drawSwatch(null, 's')).toBe(samples[0]);
  });

  it('draws every installation in the colour of the text, and "not applicable" for an unknown one', () => {
    const codes = ['10', '12', '15', '16', '18', '21', '31', '32', '40', '41', '50', '00'];
    const drawings = codes.map(drawInstallation);
    for (const drawing of drawings) expect(readSvg(drawing).attributes).toContain('stroke');
    expect(new Set(drawings).size).toBe(codes.length);
    expect(drawInstallation('77')).toBe(drawInstallation('00'));
  });

  it('gives each temperature a colour from warm to cool', () => {
    const blue = ['1', '2', '3', '4'].map((code) => Number.parseInt(temperatureColour(code).slice(5), 16));
    expect(blue).toEqual([...blue].sort((one, other) => one - other));
    expect(temperatureColour('2700-5000')).toBe(temperatureColour('5'));
    expect(temperatureColour('?')).toBe(temperatureColour('2'));
  });
});
