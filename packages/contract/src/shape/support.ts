import { z } from 'zod';
import { languageCode } from './common';
import { emailText, textareaText } from './text';

/** What somebody who cannot sign in asks for. */
export const accessHelp = z.strictObject({
  email: emailText,
  description: textareaText.min(1, 'formError.required'),
  language: languageCode,
});
export type AccessHelp = z.infer<typeof accessHelp>;
