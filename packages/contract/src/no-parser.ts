import { TYPE } from '@formatjs/icu-messageformat-parser/no-parser.js';
import type { MessageFormatElement } from '@formatjs/icu-messageformat-parser';

export * from '@formatjs/icu-messageformat-parser/no-parser.js';

/** Stands in for the parser of FormatJS: messages come compiled, and one that is a text is all literal. */
export const parse = (text: string): MessageFormatElement[] => [{ type: TYPE.literal, value: text }];
