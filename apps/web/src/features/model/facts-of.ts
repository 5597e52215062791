import { markets } from '@lucerna/engine';
import type { ModelSheet } from '@lucerna/engine';
import type { Measures } from '../../shared/catalogue/lengths';
import type { Format, Translate } from '../../shared/i18n';

export interface Fact {
  /** Key of its name's text. */
  readonly name: string;
  readonly value: string;
}

/** Materials as the catalogue writes them, by the key of their text. */
const materials: Readonly<Record<string, string>> = {
  'blown glass': 'model.blownGlass',
  aluminium: 'model.aluminium',
  PMMA: 'model.pmma',
  steel: 'model.steel',
  'polyester textile': 'model.textile',
};

/** The facts of a model that are known, in the order in which one asks for them. */
export function factsOf(
  { model, catalogId }: ModelSheet,
  { writeCm, writeKg, writeM3 }: Measures,
  t: Translate,
  format: Format,
): Fact[] {
  const data = model.technicalData;
  const size = data.dimensionsMm;
  const written = (cm: number) => writeCm(cm, format);
  const facts: [string, string | null | undefined][] = [
    ['model.lumens', data.lumens ? format.unit(data.lumens, 'lm') : null],
    ['model.watts', data.watts ? format.unit(data.watts, 'W') : null],
    [
      'model.dimensions',
      size && [size.length, size.width, size.height].map((mm) => written(mm / 10)).join(' × '),
    ],
    [
      'model.pendantHeight',
      model.pendantHeight && `${written(model.pendantHeight.min)} – ${written(model.pendantHeight.max)}`,
    ],
    ['model.cri', data.cri ? `≥ ${data.cri}` : null],
    ['model.energyClass', data.energyClass],
    ['model.ip', data.ip],
    ['model.protectionClass', data.protectionClass],
    ['model.materials', data.materials?.map((name) => t(materials[name] ?? name)).join(', ')],
    ['model.weight', data.packaging ? writeKg(data.packaging.netWeight, format) : null],
    ['model.volume', data.packaging?.volume ? writeM3(data.packaging.volume, format) : null],
    ['model.certificates', data[markets[catalogId].certificates]?.join(', ')],
  ];
  return facts.flatMap(([name, value]) => (value ? [{ name, value }] : []));
}
