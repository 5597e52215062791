import { authPath, type AuthView } from '@lucerna/contract';
import type { LanguageCode } from '@lucerna/engine';

interface FrameAddress {
  /** Origin of the embedded sign-in, null for ours. */
  readonly authOrigin: string | null;
  readonly view: AuthView;
  readonly language: LanguageCode;
  readonly theme: 'light' | 'dark';
  /** Secret of a mailed link. */
  readonly token?: string;
}

/** The address of the frame: what the views need before the page around can speak to them. */
export function frameAddress({ authOrigin, view, language, theme, token }: FrameAddress): string {
  const query = new URLSearchParams({ view, lang: language, theme, ...(token && { token }) });
  return `${authOrigin ?? ''}${authPath}?${query}`;
}
