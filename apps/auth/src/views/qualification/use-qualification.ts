import { accountOperations, qualificationOperations } from '@lucerna/contract';
import type { AboutCompany, AboutYou, Qualification } from '@lucerna/contract';
import { useEffect, useEffectEvent, useState } from 'react';
import { useSurroundings } from '../../app/surroundings';
import { useSubmit } from '../../app/use-submit';

export type QualificationPart = 'about-you' | 'about-company' | 'email' | 'done';

/** Reads how far the account is, and keeps each part as soon as it is told. */
export function useQualification() {
  const { call, host } = useSurroundings();
  const { submit, failure } = useSubmit(({ code }) => ({ type: 'qualifiedError', code }));
  const [userId, setUserId] = useState<string | null>(null);
  const [known, setKnown] = useState<Qualification | null>(null);
  const [part, setPart] = useState<QualificationPart>('about-you');

  const read = useEffectEvent(() =>
    submit(async () => {
      const account = await call(accountOperations.getAccount);
      if ('error' in account) return account;
      setUserId(account.data.id);
      return call(qualificationOperations.getQualification, { params: { id: account.data.id } });
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
    setPart(
      kept.qualified ? 'done' : kept.missing.length === 1 && kept.missing[0] === 'email' ? 'email' : next,
    );
  }

  const tellAboutYou = async (body: AboutYou): Promise<void> => {
    if (userId === null) return;
    const parts = { params: { id: userId }, body };
    take(await submit(() => call(qualificationOperations.updateAboutYou, parts)), 'about-company');
  };
  const tellAboutCompany = async (body: AboutCompany): Promise<void> => {
    if (userId === null) return;
    const parts = { params: { id: userId }, body };
    take(await submit(() => call(qualificationOperations.updateAboutCompany, parts)), 'about-you');
  };

  return { part, known, failure, goBack: () => setPart('about-you'), tellAboutYou, tellAboutCompany };
}
