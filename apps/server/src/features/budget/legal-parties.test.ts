import { expect, it } from 'vitest';
import { partiesIn } from './legal-parties';

const somewhere = { street: 'Main 1', postalCode: '10001', city: 'Town', region: 'NY' };

it.each([
  { country: 'US', lines: ['Main 1', 'Town, NY 10001', 'United States'] },
  { country: 'IE', lines: ['Main 1', 'Town, NY 10001', 'Ireland'] },
  { country: 'ES', lines: ['Main 1', '10001 Town, NY', 'Spain'] },
  { country: 'DE', region: '', lines: ['Main 1', '10001 Town', 'Germany'] },
  { country: 'CA', postalCode: '', region: '', lines: ['Main 1', 'Town', 'Canada'] },
])('an address of $country is written as people there write it', ({ lines, ...place }) => {
  const address = { name: null, ...somewhere, ...place };
  const client = { name: 'Firm', legalName: null, taxNumber: null, contact: null, address, delivery: null };
  const parties = { maker: null, firm: null, isMakers: false, client };
  expect(partiesIn(parties, 'en').client?.address).toEqual(lines);
});
