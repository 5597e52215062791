/** 0x80 to 0xFF of code page 850, the MS-DOS of western Europe, which many EULUMDAT files are still written in. */
const codePage850 =
  'ÇüéâäàåçêëèïîìÄÅÉæÆôöòûùÿÖÜø£Ø×ƒáíóúñÑªº¿®¬½¼¡«»░▒▓│┤ÁÂÀ©╣║╗╝¢¥┐└┴┬├─┼ãÃ╚╔╩╦╠═╬¤ðÐÊËÈıÍÎÏ┘┌█▄¦Ì▀ÓßÔÒõÕµþÞÚÛÙýÝ¯´\u00AD±‗¾¶§÷¸°¨·¹³²■\u00A0';

/** 0x80 to 0x9F of Windows-1252, as the Encoding Standard has it; from 0xA0 on it is Latin-1. */
const windows1252 = '€\u0081‚ƒ„…†‡ˆ‰Š‹Œ\u008DŽ\u008F\u0090‘’“”•–—˜™š›œ\u009DžŸ';

const isLetter = (byte: number) => (byte >= 0x41 && byte <= 0x5a) || (byte >= 0x61 && byte <= 0x7a);

/**
 * Whether bytes that are not UTF-8 are code page 850: there the accented letters are at 0x80–0xA5, where Windows-1252
 * has signs that do not touch letters. Read from the bytes beside letters.
 */
function isCodePage850(bytes: Uint8Array): boolean {
  let [dos, windows] = [0, 0];
  for (const [at, byte] of bytes.entries()) {
    if (byte < 0x80 || !(isLetter(bytes[at - 1] ?? 0) || isLetter(bytes[at + 1] ?? 0))) continue;
    if (byte <= 0x9a || (byte >= 0xa0 && byte <= 0xa5)) dos += 1;
    else if (byte >= 0xc0) windows += 1;
  }
  return dos > windows;
}

function byTable(bytes: Uint8Array, of: (byte: number) => string): string {
  let text = '';
  for (const byte of bytes) text += byte < 0x80 ? String.fromCharCode(byte) : of(byte);
  return text;
}

/** The text of a file: UTF-8 where it is valid, UTF-16 by its mark, else code page 850 or Windows-1252. */
export function decodeText(bytes: Uint8Array): string {
  if (bytes[0] === 0xff && bytes[1] === 0xfe) return new TextDecoder('utf-16le').decode(bytes);
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes);
  } catch {
    return isCodePage850(bytes)
      ? byTable(bytes, (byte) => codePage850[byte - 0x80]!)
      : byTable(bytes, (byte) => (byte < 0xa0 ? windows1252[byte - 0x80]! : String.fromCharCode(byte)));
  }
}

/** Bytes in Windows-1252, which old programs read; in UTF-8 where a character is missing there or would be mistaken. */
export function encodeText(text: string): Uint8Array {
  const bytes = new Uint8Array(text.length);
  for (let at = 0; at < text.length; at += 1) {
    const code = text.charCodeAt(at);
    const low = code < 0x80 || (code >= 0xa0 && code <= 0xff) ? code : 0x80 + windows1252.indexOf(text[at]!);
    if (low < code && low < 0x80) return new TextEncoder().encode(text);
    bytes[at] = low;
  }
  return decodeText(bytes) === text ? bytes : new TextEncoder().encode(text);
}

/** Plain ASCII, as LM-63-19 clause 4 asks: accents are left out, what has no ASCII letter becomes a question mark. */
export function asciiText(text: string): string {
  return text
    .replaceAll('ß', 'ss')
    .replaceAll(/[‘’]/g, "'")
    .replaceAll(/[“”]/g, '"')
    .replaceAll(/[–—]/g, '-')
    .replaceAll('×', 'x')
    .replaceAll('°', ' deg')
    .normalize('NFKD')
    .replaceAll(/\p{M}/gu, '')
    .replaceAll(/[^\x20-\x7E\n]/gu, '?');
}
