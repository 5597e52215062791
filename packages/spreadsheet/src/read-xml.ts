import { SaxesParser } from 'saxes';

interface XmlReader {
  readonly open?: (name: string, attributes: Readonly<Record<string, string>>) => void;
  readonly text?: (text: string) => void;
  readonly close?: (name: string) => void;
}

/** Reads XML as it comes, names without their prefix. Entities of the document are not resolved; what is not well formed throws. */
export function readXml({ open, text, close }: XmlReader) {
  const parser = new SaxesParser({ xmlns: false, position: false } as const);
  const plain = (name: string) => name.slice(name.indexOf(':') + 1);
  parser.on('error', (error) => {
    throw error;
  });
  if (open) parser.on('opentag', ({ name, attributes }) => open(plain(name), attributes));
  if (text) parser.on('text', text);
  if (text) parser.on('cdata', text);
  if (close) parser.on('closetag', ({ name }) => close(plain(name)));
  return {
    write: (some: string) => void parser.write(some),
    close: () => void parser.close(),
  };
}
