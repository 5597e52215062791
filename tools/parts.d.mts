/** What goes into a built part, what it begins with and where it comes out, relative to the root. */
interface Part {
  readonly sources: readonly string[];
  readonly entry: string;
  readonly output: string;
}

export const root: string;
export const parts: Readonly<Record<'server' | 'web' | 'auth', Part>>;
