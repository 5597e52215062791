import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';

const family = '@expo-google-fonts/hanken-grotesk';
const weights = ['300Light', '400Regular', '500Medium', '600SemiBold'];

/** The name under which the documents ask for their typeface. */
export const typeface = 'Hanken Grotesk';

/** The font files of the documents, from the installed package; nothing is fetched. */
export function readFonts(): Buffer[] {
  const installed = createRequire(import.meta.url);
  return weights.map((weight) =>
    readFileSync(installed.resolve(`${family}/${weight}/HankenGrotesk_${weight}.ttf`)),
  );
}
