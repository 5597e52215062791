/** A value of STEP that is written as it stands: a number of an instance, an enumeration, a typed value. */
export interface Written {
  readonly step: string;
}

/** What an attribute of an instance can be. Numbers are written as reals; null as `$`. */
export type Value = Written | string | number | boolean | null | readonly Value[];

export const enumeration = (name: string): Written => ({ step: `.${name}.` });
export const whole = (value: number): Written => ({ step: String(Math.round(value)) });
/** Derived by the reader. */
export const derived: Written = { step: '*' };

/** Names the type of a value where several are possible, such as IFCLABEL('A'). */
export function typed(type: string, value: Value): Written {
  return { step: `${type}(${text(value)})` };
}

/** Letters beyond ASCII are written by their UTF-16 units, apostrophes and backslashes twice. */
function characters(value: string): string {
  const escaped = value.replace(/\\/g, '\\\\').replace(/'/g, "''");
  return escaped.replace(/[^\x20-\x7e]+/g, (run) => {
    const units = [...Array(run.length).keys()].map((at) =>
      run.charCodeAt(at).toString(16).toUpperCase().padStart(4, '0'),
    );
    return `\\X2\\${units.join('')}\\X0\\`;
  });
}

/** A real with at most six decimals; STEP wants the point. */
export function real(value: number): string {
  const rounded = Math.round(value * 1e6) / 1e6;
  if (Number.isInteger(rounded)) return `${rounded === 0 ? 0 : rounded}.`;
  const plain = String(rounded);
  return plain.includes('e') ? rounded.toFixed(6) : plain;
}

function text(value: Value): string {
  if (value === null) return '$';
  if (typeof value === 'number') return real(value);
  if (typeof value === 'string') return `'${characters(value)}'`;
  if (typeof value === 'boolean') return value ? '.T.' : '.F.';
  if ('step' in value) return value.step;
  return `(${value.map(text).join(',')})`;
}

/** Collects the instances of a STEP file. */
export class StepFile {
  private readonly instances: string[] = [];
  private readonly equal = new Map<string, Written>();

  /** Adds an instance; the answer points to it. */
  add(type: string, ...attributes: readonly Value[]): Written {
    const number = this.instances.length + 1;
    this.instances.push(`#${number}=${type}(${attributes.map(text).join(',')});\n`);
    return { step: `#${number}` };
  }

  /** The same, once for equal attributes: for points, directions, colours. */
  once(type: string, ...attributes: readonly Value[]): Written {
    const key = `${type}(${attributes.map(text).join(',')})`;
    let found = this.equal.get(key);
    if (!found) this.equal.set(key, (found = this.add(type, ...attributes)));
    return found;
  }

  /** The file in the schema IFC4. Of its time it tells the day, so that the same product gives the same file all day. */
  write(name: string, organization: string, day: string): string {
    const file = [name, `${day}T00:00:00`, [''], [organization], 'Lucerna', 'Lucerna', ''].map(text);
    return `ISO-10303-21;
HEADER;
FILE_DESCRIPTION(('ViewDefinition [DesignTransferView_V1.0]'),'2;1');
FILE_NAME(${file.join(',')});
FILE_SCHEMA(('IFC4'));
ENDSEC;
DATA;
${this.instances.join('')}ENDSEC;
END-ISO-10303-21;
`;
  }
}
