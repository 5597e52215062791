import { accountOperations, qualificationOperations, userTypes } from '@lucerna/contract';
import type { AboutCompany, AboutYou, Account, Qualification } from '@lucerna/contract';
import { useEffect, useEffectEvent, useState } from 'react';
import { useSurroundings } from '../../app/surroundings';
import { useSubmit } from '../../app/use-submit';

/** `private`: a private person, who is through and never qualified. `approval`: an administrator has the last word. */
type QualificationPart = 'about-you' | 'about-company' | 'email' | 'approval' | 'private' | 'done';

/** Where it goes on once a part is told, unless with `next`. */
function partAfter(told: Qualification, next: QualificationPart): QualificationPart {
  if (told.qualified) return 'done';
  if (told.aboutYou?.userType === userTypes.particular) return 'private';
  const [last] = told.missing;
  return told.missing.length === 1 && (last === 'email' || last === 'approval') ? last : next;
}

/** Reads how far the account is, and keeps each part as soon as it is told. */
export function useQualification() {
  const { call, host } = useSurroundings();
  const { submit, failure } = useSubmit(({ code }) => ({ type: 'qualifiedError', code }));
  const [account, setAccount] = useState<Account | null>(null);
  const [known, setKnown] = useState<Qualification | null>(null);
  const [part, setPart] = useState<QualificationPart>('about-you');

  const read = useEffectEvent(() =>
    submit(async () => {
      const mine = await call(accountOperations.getAccount);
      if ('error' in mine) return mine;
      setAccount(mine.data);
      return call(qualificationOperations.getQualification, { params: { id: mine.data.id } });
    }),
  );
  useEffect(() => {
    let isWanted = true;
    void read().then((kept) => isWanted && kept && setKnown(kept));
    return () => {
      isWanted = false;
    };
  }, []);

  function take(kept: Qualification | undefined, next: QualificationPart): void {
    if (!kept) return;
    setKnown(kept);
    if (kept.qualified) host.tell({ type: 'qualifiedSuccess' });
    setPart(partAfter(kept, next));
  }

  const tellAboutYou = async (body: AboutYou): Promise<void> => {
    if (!account) return;
    const parts = { params: { id: account.id }, body };
    take(await submit(() => call(qualificationOperations.updateAboutYou, parts)), 'about-company');
  };
  const tellAboutCompany = async (body: AboutCompany): Promise<void> => {
    if (!account) return;
    const parts = { params: { id: account.id }, body };
    take(await submit(() => call(qualificationOperations.updateAboutCompany, parts)), 'about-you');
  };

  const name = { firstName: account?.firstName ?? '', lastName: account?.lastName ?? '' };
  return { part, known, name, failure, goBack: () => setPart('about-you'), tellAboutYou, tellAboutCompany };
}
