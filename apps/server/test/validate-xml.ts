import { XmlDocument, XmlValidateError, XsdValidator } from 'libxml2-wasm';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';

/** Opens a schema by its file, which reads documents with libxml2; tells what stands against one, nothing where it is valid. */
export function openSchema(file: string): (document: Uint8Array) => string[] {
  const schema = XmlDocument.fromBuffer(readFileSync(file));
  const validator = XsdValidator.fromDoc(schema);
  return (bytes) => {
    const document = XmlDocument.fromBuffer(bytes);
    try {
      validator.validate(document);
      return [];
    } catch (error) {
      if (error instanceof XmlValidateError) return error.details.map(({ message }) => message.trim());
      throw error;
    } finally {
      document.dispose();
    }
  };
}

/** The schema of a format: what we write of it, or the one of its makers where a setting names its file. */
export const schemaOf = (name: 'gldf' | 'bmecat'): string =>
  process.env[`${name.toUpperCase()}_XSD`] ?? join(import.meta.dirname, 'schema', `${name}.xsd`);
