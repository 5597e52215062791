import type { LanguageCode } from '@lucerna/engine';
import { useEffect } from 'react';
import { InvitationPage } from '../features/invitation/InvitationPage';
import { usePageParams } from '../shared/route';
import { useDispatch } from '../shared/store/hooks';
import { languageChosen } from '../shared/i18n';

/** The invitation of a letter, in the language of the letter. */
export default function Invitation() {
  const dispatch = useDispatch();
  const { language } = usePageParams('invitation');
  useEffect(() => {
    dispatch(languageChosen(language as LanguageCode));
  }, [dispatch, language]);
  return <InvitationPage />;
}
