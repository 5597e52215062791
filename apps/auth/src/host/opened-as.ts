import { authViews, type AuthView } from '@lucerna/contract';
import { languageCodes, type LanguageCode } from '@lucerna/engine';

/** What the address says: which view, in which language, and the secret of a link that came by mail. */
export interface OpenedAs {
  readonly view: AuthView;
  readonly language: LanguageCode;
  readonly token: string | null;
}

/** Reads the address of the frame; what it does not know becomes sign-in in English. */
export function readOpenedAs(search: string): OpenedAs {
  const asked = new URLSearchParams(search);
  return {
    view: authViews.find((each) => each === asked.get('view')) ?? 'login',
    language: languageCodes.find((each) => each === asked.get('lang')) ?? 'en',
    token: asked.get('token'),
  };
}
