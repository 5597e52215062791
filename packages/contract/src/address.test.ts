import { describe, expect, it } from 'vitest';
import { addressOf } from './address';

describe('the address of a call', () => {
  it('encodes what stands in the path', () => {
    expect(addressOf('/users/:email/x', { params: { email: 'a/b@c.d' } })).toBe('/users/a%2Fb%40c.d/x');
  });

  it('leaves out what is not asked and repeats lists', () => {
    expect(addressOf('/list', { query: { page: 2, search: '', none: undefined, id: [1, 2] } })).toBe(
      '/list?page=2&id=1&id=2',
    );
  });
});
