/** A product whose file is wanted. */
export interface WantedProduct {
  readonly id: string;
  readonly name: string;
  readonly code: string;
}

/** A file that was written, or why it could not be: null when nobody answered. */
export type WrittenFile =
  | { readonly name: string; readonly bytes: Uint8Array }
  | { readonly failure: { readonly code: string; readonly data: Record<string, string | number> } };

export interface GatheredFiles {
  readonly files: readonly { readonly name: string; readonly bytes: Uint8Array }[];
  readonly refused: readonly { readonly product: WantedProduct; readonly failure: Failure }[];
}

type Failure = Extract<WrittenFile, { readonly failure: unknown }>['failure'];

/**
 * The files of products one after another, with those that could not be written and why: one of them does not keep the
 * others back. Null when `signal` ended it.
 */
export async function gatherFiles(
  products: readonly WantedProduct[],
  read: (product: WantedProduct) => Promise<WrittenFile>,
  { signal, onDone }: { readonly signal: AbortSignal; readonly onDone: (count: number) => void },
): Promise<GatheredFiles | null> {
  const files: { readonly name: string; readonly bytes: Uint8Array }[] = [];
  const refused: { readonly product: WantedProduct; readonly failure: Failure }[] = [];
  for (const [at, product] of products.entries()) {
    const written = await read(product);
    if (signal.aborted) return null;
    if ('failure' in written) refused.push({ product, failure: written.failure });
    else files.push(written);
    onDone(at + 1);
  }
  return { files, refused };
}
