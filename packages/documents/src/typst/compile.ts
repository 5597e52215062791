import { NodeCompiler } from '@myriaddreamin/typst-ts-node-compiler';
import { readFonts } from './fonts';

let compiler: NodeCompiler | null = null;

/** Documents since when unused intermediate results are dropped; keeps the memory of a long-lived worker flat. */
const keptGenerations = 2;

/**
 * Sets a Typst document as PDF bytes. `sheet` reaches the template as JSON through `sys.inputs`, so nothing in it is
 * ever read as Typst. `created` becomes the PDF's date: the same template and sheet give the same bytes.
 * Blocks the thread while it works. Throws Error with Typst's own message when the template does not compile.
 */
export function compilePdf(template: string, sheet: unknown, created: Date): Uint8Array {
  compiler ??= NodeCompiler.create({ fontArgs: [{ fontBlobs: readFonts() }] });
  const result = compiler.compile({ mainFileContent: template, inputs: { sheet: JSON.stringify(sheet) } });
  const failure = result.takeError();
  if (failure)
    throw new Error(`The document cannot be set: ${JSON.stringify(compiler.fetchDiagnostics(failure))}`);
  if (!result.result) throw new Error('The document cannot be set');
  const pdf = compiler.pdf(result.result, { creationTimestamp: Math.floor(created.getTime() / 1000) });
  compiler.evictCache(keptGenerations);
  return pdf;
}
