import { userTypes, type Account, type Qualification } from '@lucerna/contract';

/** `private`: a private person, who is through and never qualified. `approval`: an administrator has the last word. */
export type QualificationPart = 'about-you' | 'about-company' | 'email' | 'approval' | 'private' | 'done';

/** Where it goes on once a part is told, unless with `next`. */
export function partAfter(told: Qualification, next: QualificationPart): QualificationPart {
  if (told.qualified) return 'done';
  if (told.aboutYou?.userType === userTypes.particular) return 'private';
  const [last] = told.missing;
  return told.missing.length === 1 && (last === 'email' || last === 'approval') ? last : next;
}

/** Where it begins: with what is really missing. Who was declined corrects what was told. */
export function firstPart(told: Qualification, { approval }: Pick<Account, 'approval'>): QualificationPart {
  if (approval === 'declined' && !told.qualified) return 'about-you';
  return partAfter(told, told.missing[0] ?? 'about-you');
}
