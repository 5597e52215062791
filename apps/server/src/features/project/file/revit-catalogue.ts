import { cmToDecimalInches, textIn, type LanguageCode, type Units } from '@lucerna/engine';
import type { ListedProduct } from './listed-products';

interface Told {
  readonly manufacturer: string;
  readonly units: Units;
  readonly language: LanguageCode;
}

type Value = string | number | null;

/** Lengths in each system of units. */
const lengths: Readonly<Record<Units, { readonly unit: string; readonly of: (mm: number) => number }>> = {
  metric: { unit: 'MILLIMETERS', of: (mm) => Math.round(mm) },
  imperial: { unit: 'INCHES', of: (mm) => cmToDecimalInches(mm / 10) },
};

/** A column: a parameter of the family with its type and unit, as Revit names them, and what a product has of it. */
interface Column {
  readonly parameter: string;
  readonly type: string;
  readonly unit: string;
  readonly of: (product: ListedProduct) => Value;
}

const text = (parameter: string, of: Column['of']): Column => ({ parameter, type: 'OTHER', unit: '', of });

function columnsOf({ manufacturer, units, language }: Told): readonly Column[] {
  const { unit, of } = lengths[units];
  const length = (parameter: string, side: 'length' | 'width' | 'height'): Column => ({
    ...{ parameter, type: 'LENGTH', unit },
    of: ({ model }) => {
      const mm = model?.technicalData.dimensionsMm?.[side];
      return mm === undefined ? null : of(mm);
    },
  });
  return [
    text('Manufacturer', () => manufacturer),
    text('Model', ({ reference }) => reference),
    text('Description', ({ name, finish }) =>
      [textIn(name, language), finish && textIn(finish, language)].filter(Boolean).join(', '),
    ),
    text('Type Mark', ({ marks }) => marks.join(', ')),
    { parameter: 'Wattage', type: 'ELECTRICAL_WATTAGE', unit: 'WATTS', of: ({ watts }) => watts },
    {
      ...{ parameter: 'Luminous Flux', type: 'ELECTRICAL_LUMINOUS_FLUX', unit: 'LUMENS' },
      of: ({ lumens }) => lumens,
    },
    {
      ...{ parameter: 'Initial Color Temperature', type: 'COLOR_TEMPERATURE', unit: 'KELVIN' },
      of: ({ kelvin }) => kelvin,
    },
    text('Color Rendering Index', ({ model }) => model?.technicalData.cri ?? null),
    text('IP Code', ({ model }) => model?.technicalData.ip ?? null),
    length('Length', 'length'),
    length('Width', 'width'),
    length('Height', 'height'),
    text('GTIN', ({ gtin }) => gtin),
  ];
}

/** A cell: in quotes where it has what parts cells, its quotes twice, on one line. */
function cell(value: Value): string {
  if (value === null) return '';
  const written = String(value)
    .replaceAll(/\p{Cc}+/gu, ' ')
    .trim();
  return /[",]/.test(written) ? `"${written.replaceAll('"', '""')}"` : written;
}

/**
 * Products as a type catalogue of Revit: a type for each reference, its parameters as `name##TYPE##UNIT`. It is saved beside a
 * family of the same name. UTF-16 with its mark, which Revit reads in every language.
 */
export function revitCatalogueOf(products: readonly ListedProduct[], told: Told): Buffer {
  const columns = columnsOf(told);
  const head = columns.map(({ parameter, type, unit }) => `${parameter}##${type}##${unit}`);
  const rows = products.map((product) => [product.reference, ...columns.map(({ of }) => of(product))]);
  const lines = [['', ...head], ...rows.map((row) => row.map(cell))].map((row) => row.join(','));
  return Buffer.from(`\ufeff${lines.join('\r\n')}\r\n`, 'utf16le');
}
