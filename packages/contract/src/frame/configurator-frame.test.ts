import { describe, expect, it } from 'vitest';
import { configuratorMessage, configuratorRequest } from './configurator-frame';

const creation = { version: 1, space: null, drawing: { type: 'drawing' } };

describe('the messages of a framed configurator', () => {
  it('takes what a host may ask', () => {
    expect(configuratorRequest.safeParse({ type: 'load', creation }).success).toBe(true);
    expect(configuratorRequest.safeParse({ type: 'export', format: 'ifc' }).success).toBe(true);
  });

  it('takes nothing else', () => {
    for (const wrong of [
      null,
      'load',
      { type: 'load' },
      { type: 'load', creation: { version: 0, space: null, drawing: null } },
      { type: 'export', format: 'exe' },
      { type: 'export', format: 'ifc', path: '/etc/passwd' },
      { type: 'navigate', to: 'https://elsewhere.example' },
    ]) {
      expect(configuratorRequest.safeParse(wrong).success).toBe(false);
    }
  });

  it('tells the facts of a product and its files', () => {
    const facts = { reference: null, quantity: 2, length: 6.4, lumens: 4064, watts: 48, netWeightKg: 5.1 };
    const changed = { type: 'changed', facts: { ...facts, leadTimeWeeks: 4, isBuildable: true, creation } };
    expect(configuratorMessage.parse(changed)).toEqual(changed);
    const file = { format: 'ifc', name: 'CR1.ifc', mime: 'application/x-step', bytes: new Uint8Array(3) };
    expect(configuratorMessage.safeParse({ type: 'exported', ...file }).success).toBe(true);
    expect(configuratorMessage.safeParse({ type: 'exported', ...file, bytes: 'abc' }).success).toBe(false);
  });
});
