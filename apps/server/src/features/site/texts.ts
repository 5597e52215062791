import { textDomains, type TextDomain } from '@lucerna/contract';
import type { CompiledMessage } from '@lucerna/contract/compiled-message';
import { parse, TYPE } from '@formatjs/icu-messageformat-parser';
import { languageCodes, type LanguageCode, type Localized } from '@lucerna/engine';
import { createHash } from 'node:crypto';
import { existsSync, readFileSync, readdirSync } from 'node:fs';
import path from 'node:path';
import { z } from 'zod';

/** One domain in one language, written as JSON once. */
export interface TextFile {
  readonly json: string;
  readonly etag: string;
}

const textFile = z.record(z.string(), z.record(z.enum(languageCodes), z.string()));

/** The texts of a folder: <domain>/<subject>.json, each key to its message in six languages. */
export function readTexts(folder: string, domain: TextDomain): Readonly<Record<string, Localized>> {
  const inside = path.join(folder, domain);
  if (!existsSync(inside)) return {};
  const files = readdirSync(inside).filter((name) => name.endsWith('.json'));
  const all: Record<string, Localized> = {};
  for (const name of files.sort()) {
    Object.assign(all, textFile.parse(JSON.parse(readFileSync(path.join(inside, name), 'utf8'))));
  }
  return all;
}

/** A message as browsers format it without a parser: the text itself where nothing is put into it. */
function compile(text: string): CompiledMessage {
  const elements = parse(text);
  const [first] = elements;
  return elements.length === 1 && first?.type === TYPE.literal && first.value === text ? text : elements;
}

/** Reads all texts at start, and writes each domain and language, compiled or not, when it is first asked for. */
export function openTexts(
  folder: string,
): (domain: TextDomain, language: LanguageCode, isCompiled: boolean) => TextFile {
  const texts = new Map(textDomains.map((domain) => [domain, Object.entries(readTexts(folder, domain))]));
  const written = new Map<string, TextFile>();
  function write(domain: TextDomain, language: LanguageCode, isCompiled: boolean): TextFile {
    const messages = texts
      .get(domain)!
      .map(([key, text]) => [key, isCompiled ? compile(text[language]) : text[language]] as const);
    const json = JSON.stringify(Object.fromEntries(messages));
    const etag = `"${createHash('sha256').update(json).digest('base64url').slice(0, 22)}"`;
    return { json, etag };
  }
  return (domain, language, isCompiled) => {
    const name = `${domain} ${language} ${isCompiled}`;
    const file = written.get(name) ?? write(domain, language, isCompiled);
    written.set(name, file);
    return file;
  };
}
