import type { LanguageCode } from '@lucerna/engine';
import { useEffect, useState } from 'react';
import { usePageParams } from '../shared/route';
import { useDispatch } from '../shared/store/hooks';
import { languageChosen } from '../shared/i18n';
import SignUpPage from './sign-up';

/** Registration in the language of its address, as the manufacturer's site links to it. */
export default function RegisterPage() {
  const dispatch = useDispatch();
  const { language } = usePageParams('register');
  // The frame keeps the language that it was opened with.
  const [isSpoken, setSpoken] = useState(false);
  useEffect(() => {
    dispatch(languageChosen(language as LanguageCode));
    setSpoken(true);
  }, [dispatch, language]);
  return isSpoken && <SignUpPage />;
}
