import { isLong, openingOrBody, type Keyword, type Photometry } from '../photometry';
import { wholeRing } from '../distribution/distribution';
import { turned } from '../distribution/turned';
import { asciiText } from '../text/decode';
import { plainNumber } from '../text/numbers';
import { signedSizes } from './opening';

const required = ['TEST', 'TESTLAB', 'ISSUEDATE', 'MANUFAC'] as const;
/** [BLOCK] was given up with LM-63-02; [MORE] is written where a text has several lines. */
const givenUp = new Set(['BLOCK', 'ENDBLOCK', 'MORE']);
const widest = 120;

/**
 * LM-63-19 of a luminaire, ASCII with CR LF: absolute photometry, type C, metres, multiplier and ballast factor 1. All
 * keywords in their order, then those that the standard requires and the file did not have; label lines of 1986 as
 * [OTHER]. A luminaire with a length that was in EULUMDAT is turned by a quarter. Every intensity and angle is written
 * with all its digits: reading the text gives the same distribution.
 */
export function writeIes(photometry: Photometry): string {
  const { lamps, tilt, generation } = photometry;
  const isTurned = photometry.version === 'EULUMDAT' && isLong(photometry);
  const distribution = isTurned ? turned(photometry.distribution, -90) : photometry.distribution;
  const isRing = distribution.symmetry === 'none';
  const { gammas, planes, candela } = isRing ? wholeRing(distribution) : distribution;
  const horizontal = isRing ? [...planes, 360] : planes;
  const rows = isRing ? [...candela, candela[0]!] : candela;
  const [lamp] = lamps;
  const sizes = signedSizes(openingOrBody(photometry)).map(plainNumber).join(' ');
  const lines = [
    'IES:LM-63-2019',
    ...keywordsOf(photometry).flatMap(keywordLines),
    ...tiltLines(tilt),
    `${lamp!.count} -1 1 ${gammas.length} ${horizontal.length} 1 2 ${sizes}`,
    `1 ${generation ?? '1.00001'} ${plainNumber(lamp!.watts)}`,
    ...wrapped(gammas),
    ...wrapped(horizontal),
    ...rows.flatMap(wrapped),
  ];
  return `${lines.join('\r\n')}\r\n`;
}

function keywordsOf({ keywords, labels, lamps }: Photometry): Keyword[] {
  const written = keywords.filter(({ keyword }) => !givenUp.has(keyword));
  const has = (name: string) => written.some(({ keyword }) => keyword === name);
  const [lamp] = lamps;
  const added = [
    ...required.map((keyword) => ({ keyword, text: '' })),
    ...(lamp!.type === '' ? [] : [{ keyword: 'LAMP', text: lamp!.type }]),
    ...(lamp!.colour === '' ? [] : [{ keyword: '_CCT', text: lamp!.colour }]),
    ...(lamp!.cri === '' ? [] : [{ keyword: '_CRI', text: lamp!.cri }]),
  ].filter(({ keyword }) => !has(keyword));
  return [...written, ...added, ...labels.map((text) => ({ keyword: 'OTHER', text }))];
}

function keywordLines({ keyword, text }: Keyword): string[] {
  const pieces = asciiText(text)
    .split('\n')
    .flatMap((line) => line.match(/.{1,200}/g) ?? ['']);
  return pieces.map((piece, at) => `[${at === 0 ? asciiText(keyword) : 'MORE'}] ${piece}`.trimEnd());
}

function tiltLines(tilt: Photometry['tilt']): string[] {
  if (tilt === null) return ['TILT=NONE'];
  if ('file' in tilt) return [`TILT=${asciiText(tilt.file)}`];
  return [
    'TILT=INCLUDE',
    `${tilt.geometry}`,
    `${tilt.angles.length}`,
    ...wrapped(tilt.angles),
    ...wrapped(tilt.factors),
  ];
}

/** Numbers in lines that LM-63 allows (132 characters). */
function wrapped(values: readonly number[]): string[] {
  const lines: string[] = [];
  let line = '';
  for (const value of values) {
    const text = plainNumber(value);
    if (line !== '' && line.length + 1 + text.length > widest) {
      lines.push(line);
      line = text;
    } else line = line === '' ? text : `${line} ${text}`;
  }
  return line === '' ? lines : [...lines, line];
}
