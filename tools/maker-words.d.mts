interface MakerWords {
  readonly maker: readonly string[];
  readonly goods: readonly string[];
  readonly colours: readonly string[];
}
export function wordsOf(folder: string): MakerWords;
export function found(name: string, text: string, words: MakerWords): string[];
