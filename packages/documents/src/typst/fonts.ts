import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';

interface Face {
  /** The name under which the documents ask for it. */
  readonly family: string;
  /** Its installed package, and its weights there. */
  readonly from: string;
  readonly weights: readonly string[];
}

const house: Face = {
  family: 'Hanken Grotesk',
  from: 'hanken-grotesk',
  weights: ['300Light', '400Regular', '500Medium', '600SemiBold'],
};

/** For names and notes in letters that the house typeface lacks: Greek and Cyrillic, Hebrew, Arabic. */
const others: readonly Face[] = [
  ['Noto Sans', 'noto-sans'],
  ['Noto Sans Hebrew', 'noto-sans-hebrew'],
  ['Noto Sans Arabic', 'noto-sans-arabic'],
].map(([family = '', from = '']) => ({ family, from, weights: ['400Regular', '600SemiBold'] }));

const faces = [house, ...others];

/** The typefaces of the documents, each for the letters that those before it lack. */
export const typefaces: readonly string[] = faces.map(({ family }) => family);

/** The font files of the documents, from the installed packages; nothing is fetched, and no font of the machine is needed. */
export function readFonts(): Buffer[] {
  const installed = createRequire(import.meta.url);
  return faces.flatMap(({ family, from, weights }) =>
    weights.map((weight) =>
      readFileSync(
        installed.resolve(`@expo-google-fonts/${from}/${weight}/${family.replaceAll(' ', '')}_${weight}.ttf`),
      ),
    ),
  );
}
