import { no, ok, problem, type Result } from '../problem';
import { rulesWith, type CompiledRules } from './compiled-rules';
import type { MaskRule, RuleModel } from './rule-model';
import { fromBase64, toBase64 } from '../base64';
import { BrokenBytes, ByteReader, ByteWriter, checksum } from './stored/bytes';
import { readDiagram, writeDiagram } from './stored/diagram-bytes';

/** Changes with every change of what follows it. */
const version = 1;
const checksumBytes = 4;
const most = 2 ** 20;

function writeModel(writer: ByteWriter, { attributes, rules }: RuleModel): void {
  writer.number(attributes.length);
  for (const { name, usable } of attributes) {
    writer.text(name);
    writer.number(usable.length);
    writer.flags(usable);
  }
  writer.number(rules.length);
  for (const rule of rules) {
    writer.flags(rule.map((mask) => mask !== null));
    for (const mask of rule) if (mask) writer.flags(mask);
  }
}

function readModel(reader: ByteReader): RuleModel {
  const attributes = Array.from({ length: reader.number(most) }, () => {
    const name = reader.text();
    return { name, usable: reader.flags(reader.number(most)) };
  });
  const rules: MaskRule[] = Array.from({ length: reader.number(most) }, () =>
    reader
      .flags(attributes.length)
      .map((named, at) => (named ? reader.flags(attributes[at]!.usable.length) : null)),
  );
  return { attributes, rules };
}

/**
 * Compiled rules as text, to be sent and loaded instead of compiled: base64 of version, checksum, attributes, rules
 * and diagram. A model that is answered by search stores its rules, and that it is.
 */
export function storeRules({ model, answering, nodeLimit }: CompiledRules): string {
  const writer = new ByteWriter();
  writeModel(writer, model);
  writer.number(nodeLimit);
  writer.byte(answering.by === 'diagram' ? 1 : 0);
  if (answering.by === 'diagram') writeDiagram(writer, answering.diagram);
  const body = writer.done();
  const sum = checksum(body);
  const bytes = new Uint8Array(1 + checksumBytes + body.length);
  bytes[0] = version;
  for (let at = 0; at < checksumBytes; at += 1) bytes[1 + at] = (sum >>> (8 * at)) & 255;
  bytes.set(body, 1 + checksumBytes);
  return toBase64(bytes);
}

function readBody(body: Uint8Array): CompiledRules {
  const reader = new ByteReader(body);
  const model = readModel(reader);
  const nodeLimit = reader.number(2 ** 40);
  const diagram = reader.byte() === 1 ? readDiagram(reader, model) : null;
  if (!reader.isAtEnd()) throw new BrokenBytes('it goes on after its end');
  return rulesWith(model, diagram, nodeLimit);
}

/**
 * Reads what `storeRules` wrote. Error: `stored-rules-broken` for any other text, another version, or one that was
 * changed or cut on its way.
 */
export function readRules(text: string): Result<CompiledRules> {
  const broken = (reason: string) => no(problem('stored-rules-broken', { reason }));
  const bytes = typeof text === 'string' ? fromBase64(text) : null;
  if (!bytes || bytes.length < 1 + checksumBytes) return broken('it is no text of stored rules');
  if (bytes[0] !== version) return broken(`version ${bytes[0]} is not ${version}`);
  const body = bytes.subarray(1 + checksumBytes);
  const sum = checksum(body);
  for (let at = 0; at < checksumBytes; at += 1) {
    if (bytes[1 + at] !== ((sum >>> (8 * at)) & 255)) return broken('its checksum does not agree');
  }
  try {
    return ok(readBody(body));
  } catch (error) {
    if (error instanceof BrokenBytes) return broken(error.message);
    throw error;
  }
}
