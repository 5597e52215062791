import { catalogIds, type CatalogId } from '../catalogue/catalog';
import { markets } from '../catalogue/market';
import type { Choices } from '../configuration/choices';
import { no, ok, problem, shown, type Result } from '../problem';

export type ReferenceLevel = 'color' | 'electrical' | 'installation' | 'complete';

/** What a reference says; the fields after its level are absent. */
export interface ParsedReference {
  readonly model: string;
  readonly finish?: string;
  readonly temperature?: string;
  readonly control?: string;
  readonly installation?: string;
  /** Whole centimetres, 0 when the reference says that there is none. */
  readonly pendantHeightCm?: number;
  readonly catalog: CatalogId;
  readonly level: ReferenceLevel;
  readonly complete: boolean;
}

const levels: readonly ReferenceLevel[] = ['color', 'electrical', 'installation', 'complete'];

// Reading 16: MODEL COLOR [ SEP TEMP CTRL [ _ INST [ _ HEIGHT ] ] ], with what the market writes after the model and at the
// end of the complete form: a dash and -2US in catalogue 21. Lengths 6, 9, 12, 16 and 7, 10, 13, 21 follow from it.
const tail = '([0-9A-Za-z]{2})(?:[/._]([0-9A-Za-z])([0-9A-Za-z])(?:_(\\d{2})';
const literal = (text: string): string => text.replace(/\W/g, '\\$&');
const forms = catalogIds.map((catalog) => {
  const { afterModel, end } = markets[catalog].reference;
  const form = new RegExp(`^(\\d{4})${literal(afterModel)}${tail}(?:_(\\d{3})${literal(end)})?)?)?$`);
  return { catalog, form };
});

/**
 * Reads a partial or complete reference (COD-01). A dash means catalogue 21. Errors: `reference-invalid` with the
 * text "'<reference>' is not a valid reference".
 */
export function parseReference(text: string): Result<ParsedReference> {
  const found = forms.find(({ form }) => typeof text === 'string' && form.test(text));
  const match = found?.form.exec(text);
  if (!found || !match) return no(problem('reference-invalid', { reference: shown(text) }));
  const [, model = '', finish, temperature, control, installation, height] = match;
  const depth = [temperature, installation, height].filter((part) => part !== undefined).length;
  return ok({
    model,
    ...(finish !== undefined && { finish }),
    ...(temperature !== undefined && { temperature, control }),
    ...(installation !== undefined && { installation }),
    ...(height !== undefined && { pendantHeightCm: Number(height) }),
    catalog: found.catalog,
    level: levels[depth] ?? 'color',
    complete: depth === 3,
  });
}

/** The choices that a reference states. */
export function choicesOf(
  parsed: Pick<ParsedReference, 'finish' | 'temperature' | 'control' | 'installation' | 'pendantHeightCm'>,
): Choices {
  return {
    ...(parsed.finish !== undefined && { color: parsed.finish }),
    ...(parsed.temperature !== undefined && { temperature: parsed.temperature }),
    ...(parsed.control !== undefined && { control: parsed.control }),
    ...(parsed.installation !== undefined && { installation: parsed.installation }),
    ...(parsed.pendantHeightCm !== undefined && { pendantHeight: parsed.pendantHeightCm }),
  };
}
