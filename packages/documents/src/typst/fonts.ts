import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';

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

/** For names and notes in letters that the house typeface lacks: Greek, Cyrillic and Devanagari, Hebrew, Arabic, Thai. */
const others: readonly Face[] = [
  ['Noto Sans', 'noto-sans'],
  ['Noto Sans Hebrew', 'noto-sans-hebrew'],
  ['Noto Sans Arabic', 'noto-sans-arabic'],
  ['Noto Sans Thai', 'noto-sans-thai'],
].map(([family = '', from = '']) => ({ family, from, weights: ['400Regular', '600SemiBold'] }));

const faces = [house, ...others];

/** Thousands of signs each, Chinese with Japanese and Korean: they are read when a document has such a sign. */
const large = [
  ['Noto Sans S Chinese', '@embedpdf/fonts-sc'],
  ['Noto Sans Korean', '@embedpdf/fonts-kr'],
] as const;

/** The typefaces of the documents, each for the letters that those before it lack. */
export const typefaces: readonly string[] = [
  ...faces.map(({ family }) => family),
  ...large.map(([family]) => family),
];

const installed = createRequire(import.meta.url);

/** The folders of the large typefaces. */
export const fontFolders = (): string[] =>
  large.map(([, from]) => path.join(path.dirname(installed.resolve(from)), '../fonts'));

/** The font files of the documents, from the installed packages; nothing is fetched, and no font of the machine is needed. */
export function readFonts(): Buffer[] {
  return faces.flatMap(({ family, from, weights }) =>
    weights.map((weight) =>
      readFileSync(
        installed.resolve(`@expo-google-fonts/${from}/${weight}/${family.replaceAll(' ', '')}_${weight}.ttf`),
      ),
    ),
  );
}
