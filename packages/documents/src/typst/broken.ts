/**
 * Room to break a word that would not fit its column; the house style sets it. An address or a reference breaks behind its sign where that is
 * enough, a name without spaces anywhere.
 */
export const broken = (text: string): string =>
  text.replace(/\S{20,}/gu, (word) =>
    word
      .split(/(?<=[@/])/u)
      .map((part) =>
        part.replace(/^\S{20,}$/u, (long) => long.replace(/.{6}/gu, (piece) => `${piece}\u200b`)),
      )
      .join('\u200b'),
  );
