import { accountOperations, qualificationOperations } from '@lucerna/contract';
import type { AboutCompany, AboutYou, Account, Qualification } from '@lucerna/contract';
import { useEffect, useEffectEvent, useState } from 'react';
import { useSurroundings } from '../../app/surroundings';
import { useSubmit } from '../../app/use-submit';
import { firstPart, partAfter, type QualificationPart } from './qualification-part';

/** Reads how far the account is, begins with what is missing, and keeps each part as soon as it is told. */
export function useQualification() {
  const { call, host } = useSurroundings();
  const { submit, failure } = useSubmit(({ code }) => ({ type: 'qualifiedError', code }));
  const [account, setAccount] = useState<Account | null>(null);
  const [known, setKnown] = useState<Qualification | null>(null);
  const [part, setPart] = useState<QualificationPart>('about-you');

  function take(kept: Qualification, next: QualificationPart): void {
    setKnown(kept);
    if (kept.qualified) host.tell({ type: 'qualifiedSuccess' });
    setPart(next);
  }

  const read = useEffectEvent(async (isWanted: () => boolean) => {
    const mine = await submit(() => call(accountOperations.getAccount));
    if (!mine || !isWanted()) return;
    setAccount(mine);
    const kept = await submit(() =>
      call(qualificationOperations.getQualification, { params: { id: mine.id } }),
    );
    if (kept && isWanted()) take(kept, firstPart(kept, mine));
  });
  useEffect(() => {
    let isWanted = true;
    void read(() => isWanted);
    return () => {
      isWanted = false;
    };
  }, []);

  const tellAboutYou = async (body: AboutYou): Promise<void> => {
    if (!account) return;
    const parts = { params: { id: account.id }, body };
    const kept = await submit(() => call(qualificationOperations.updateAboutYou, parts));
    if (kept) take(kept, partAfter(kept, 'about-company'));
  };
  const tellAboutCompany = async (body: AboutCompany): Promise<void> => {
    if (!account) return;
    const parts = { params: { id: account.id }, body };
    const kept = await submit(() => call(qualificationOperations.updateAboutCompany, parts));
    if (kept) take(kept, partAfter(kept, 'about-you'));
  };

  const name = { firstName: account?.firstName ?? '', lastName: account?.lastName ?? '' };
  return { part, known, name, failure, goBack: () => setPart('about-you'), tellAboutYou, tellAboutCompany };
}
