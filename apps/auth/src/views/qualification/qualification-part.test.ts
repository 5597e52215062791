import type { Qualification } from '@lucerna/contract';
import { expect, it } from 'vitest';
import { firstPart, partAfter } from './qualification-part';

const nothing: Qualification = {
  registerType: 2,
  qualified: false,
  missing: ['about-you', 'about-company'],
  aboutYou: null,
  aboutCompany: null,
  companyAtSignUp: null,
};
const aboutYou = { userType: 2, profession: 'architect', firstName: 'Nova', lastName: 'Norte' } as const;
const told: Qualification = { ...nothing, registerType: 3, aboutYou, missing: ['email'] };

it.each([
  ['who told nothing', nothing, null, 'about-you'],
  ['who told about the person', { ...told, missing: ['about-company', 'email'] }, null, 'about-company'],
  ['who lacks the proof of the e-mail alone', told, null, 'email'],
  ['who waits for the approval', { ...told, missing: ['approval'] }, 'asked', 'approval'],
  ['who was declined', { ...told, missing: ['approval'] }, 'declined', 'about-you'],
  ['a private person', { ...told, aboutYou: { ...aboutYou, userType: 1 } }, null, 'private'],
  ['who was qualified meanwhile', { ...told, qualified: true, missing: [] }, null, 'done'],
] as const)('begins for %s with what is missing', (_who, kept, approval, part) => {
  expect(firstPart(kept as Qualification, { approval })).toBe(part);
});

it('goes on to the company also where that is known, and ends where only a proof or an approval is missing', () => {
  expect(partAfter({ ...nothing, missing: ['about-company'] }, 'about-company')).toBe('about-company');
  expect(partAfter(told, 'about-company')).toBe('email');
});
