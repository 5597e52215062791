/** Room to break a word that would not fit its column, an e-mail address or a name without spaces; the house style sets it. */
export const broken = (text: string): string =>
  text.replace(/\S{20,}/gu, (word) => word.replace(/.{6}/gu, (piece) => `${piece}\u200b`));
