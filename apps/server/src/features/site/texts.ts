import { textDomains } from '@lucerna/contract';
import type { TextDomain } from '@lucerna/contract';
import { languageCodes } from '@lucerna/engine';
import type { LanguageCode, Localized } from '@lucerna/engine';
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

/** Reads all texts at start and writes each domain and language once. */
export function openTexts(folder: string): (domain: TextDomain, language: LanguageCode) => TextFile {
  const files = new Map<string, TextFile>();
  for (const domain of textDomains) {
    const texts = Object.entries(readTexts(folder, domain));
    for (const language of languageCodes) {
      const json = JSON.stringify(Object.fromEntries(texts.map(([key, text]) => [key, text[language]])));
      const etag = `"${createHash('sha256').update(json).digest('base64url').slice(0, 22)}"`;
      files.set(`${domain} ${language}`, { json, etag });
    }
  }
  return (domain, language) => files.get(`${domain} ${language}`)!;
}
