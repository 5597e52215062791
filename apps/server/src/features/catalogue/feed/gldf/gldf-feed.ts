import {
  composePriceReference,
  composeReference,
  parseReference,
  type CatalogId,
  type Localized,
} from '@lucerna/engine';
import { mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { documentOf } from '../../revision/documents';
import { bodyOf } from './gldf-body';
import { dataOf, isGtin, textsOf, updated } from './gldf-model';
import type { VariantGroup } from './group-variants';
import type { ReadGldf } from './read-gldf';

/** What of the catalogue in force new models are added to. */
export interface GldfBase {
  readonly brand: string;
  readonly document: (name: string) => unknown;
  /** By number, as they are stored. */
  readonly models: ReadonlyMap<string, object>;
}

/** The codes of a model that says nothing of its own: one control, one way to fasten it. */
const usual = { control: 'Z', installation: '00' } as const;
const firstOwnNumber = 9000;
const articleType = { id: 1, level1: 1, level2: null, level3: null };
/** Millimetres of a pendant that says no length. */
const usualLength = 1500;

const everywhere = (text: string): Localized => ({
  es: text,
  en: text,
  de: text,
  it: text,
  fr: text,
  us: text,
});

/** What the codes of a model are called that came without names. */
const words = {
  finish: { es: 'De serie', en: 'Standard', de: 'Standard', it: 'Di serie', fr: 'De série', us: 'Standard' },
  control: { es: 'On/Off', en: 'On/Off', de: 'On/Off', it: 'On/Off', fr: 'On/Off', us: 'On/Off' },
  installation: {
    es: 'Estándar',
    en: 'Standard',
    de: 'Standard',
    it: 'Standard',
    fr: 'Standard',
    us: 'Standard',
  },
  height: {
    es: 'Altura de suspensión',
    en: 'Pendant height',
    de: 'Pendelhöhe',
    it: 'Altezza di sospensione',
    fr: 'Hauteur de suspension',
    us: 'Pendant height',
  },
} as const;

type Choices = Readonly<Record<'color' | 'temperature' | keyof typeof usual, string>>;

interface AddedArticle {
  readonly product: ReadGldf;
  readonly group: VariantGroup;
  readonly choices: Choices;
  /** Of a pendant, how long it hangs. */
  readonly cm: number | null;
  readonly subFamilyId: number;
}

/** The files of a partial feed, as GLDF files fill them. */
export class GldfFeed {
  readonly #models: object[] = [];
  /** Models of the maker in force, as GLDF tell of them. */
  readonly #updated = new Map<string, object>();
  readonly #articles = new Map<string, object[]>();
  readonly #numbers: Record<string, string>;
  readonly #taken: Set<string>;
  readonly #subfamilies: { readonly id: number; readonly name: string }[] = [];
  readonly #texts: object[] = [];
  readonly #pictures: {
    readonly file: string;
    readonly role: 'product';
    readonly models: readonly string[];
    readonly finish?: string;
  }[] = [];
  /** Models that came with a body. */
  readonly #bodies: string[] = [];
  readonly #catalogs: readonly CatalogId[];

  constructor(
    private readonly folder: string,
    private readonly base: GldfBase,
  ) {
    this.#numbers = { ...documentOf(base, 'gldf-models') };
    this.#taken = new Set([...base.models.keys(), ...Object.values(this.#numbers)]);
    this.#catalogs = (documentOf(base, 'catalogs') ?? []).map(({ id }) => id);
  }

  #file(name: string, content: unknown): void {
    const full = path.join(this.folder, name);
    mkdirSync(path.dirname(full), { recursive: true });
    writeFileSync(full, content instanceof Uint8Array ? content : JSON.stringify(content));
  }

  /** The number of a model: that of its reference where it is free, that which it had, or the next that is free. */
  #numberOf({ manufacturer, id, variant, numbers }: ReadGldf): string | null {
    const key = [manufacturer, id, ...(variant === null ? [] : [variant])].join(' ').slice(0, 300);
    const before = this.#numbers[key];
    if (before !== undefined) return before;
    const own = numbers.map((each) => parseReference(each)).find(({ ok }) => ok);
    const named = own?.ok ? own.value.model : '';
    const free = Array.from({ length: 10_000 - firstOwnNumber }, (_, at) => String(firstOwnNumber + at));
    const number = [...(Number(named) > 100 ? [named] : []), ...free].find((each) => !this.#taken.has(each));
    if (number === undefined) return null;
    this.#taken.add(number);
    this.#numbers[key] = number;
    return number;
  }

  /** Changes the model of the maker in force that a variant names, and says whether there is one. */
  update(product: ReadGldf): boolean {
    const named = product.numbers.map((each) => parseReference(each)).find(({ ok }) => ok);
    if (!named?.ok || product.manufacturer !== this.base.brand) return false;
    const { model, temperature } = named.value;
    const own = this.#updated.get(model) ?? this.base.models.get(model);
    if (own) this.#updated.set(model, updated(own, product, temperature));
    return own !== undefined;
  }

  /** What is left of it; null where there is no number for it. */
  async add(group: VariantGroup, name: Localized): Promise<{ readonly left: readonly string[] } | null> {
    const product = { ...group.first, name };
    const model = this.#numberOf(product);
    if (model === null) return null;
    const named = product.numbers.map((each) => parseReference(each)).find(({ ok }) => ok);
    const said = named?.ok ? named.value : null;
    const choices: Choices = {
      color: group.finishes[0]!.code,
      temperature: group.lights[0]!.code,
      control: said?.control ?? usual.control,
      installation: said?.installation ?? usual.installation,
    };
    const { body, left } = await bodyOf(product);
    const size = product.size ?? body?.measures ?? product.simpleSize;
    this.#addModel(model, { ...product, size }, choices, group);
    if (body) {
      this.#file(`bodies/${bodyName(model)}.glb`, body.glb);
      this.#bodies.push(model);
    }
    const hasGtins = new Set(group.all.flatMap(({ gtin }) => gtin ?? [])).size > 1;
    return { left: hasGtins ? [...left, 'the GTINs of its variants, since a model has one'] : left };
  }

  #addModel(model: string, product: ReadGldf, choices: Choices, group: VariantGroup): void {
    const { name, kind, light } = product;
    const subfamily = this.#subfamilyOf(product);
    const cm =
      kind === 'pendant'
        ? Math.min(999, Math.max(1, Math.round((product.pendantLength ?? usualLength) / 10)))
        : null;
    const height = cm === null ? null : { min: cm, standard: cm, max: cm, unit: 'cm' };
    const photometry = light && `photometry/gldf-${model}.${light.name.split('.').at(-1) ?? ''}`;
    if (light && photometry) this.#file(photometry, light.bytes);
    for (const [at, { picture, finish }] of picturesOf(group).entries()) {
      const file = `gldf-${model}-${at + 1}.${picture.name.split('.').at(-1) ?? ''}`;
      this.#file(`pictures/${file}`, picture.bytes);
      this.#pictures.push({ file, role: 'product', models: [model], finish });
    }
    this.#models.push({
      ...{
        model,
        number: Number(model),
        name: name.en.slice(0, 200),
        names: name,
        familyId: subfamily.id,
        subFamily: subfamily,
        kind,
        articleType,
      },
      ...{
        isComposingPendant: false,
        status: { isActive: true, isCatalog: true },
        virtual: 0,
        applicationsLocations: [],
        sublevel: null,
      },
      technicalData: { ...dataOf(product, group), ...(photometry && { photometry }) },
      pendantHeight: height,
      ...(group.all.length === 1 && isGtin(product.gtin) && { tradeData: { gtin: product.gtin } }),
      ...textsOf({}, product),
      configuratorType: { id: 6, description: 'attributes', source: 'PRIVATE_AREA' },
    });
    for (const catalog of this.#catalogs)
      this.#addArticle(model, catalog, { product, group, choices, cm, subFamilyId: subfamily.id });
  }

  #addArticle(
    model: string,
    catalog: CatalogId,
    { product, group, choices, cm, subFamilyId }: AddedArticle,
  ): void {
    const reference = composeReference(model, catalog, {
      ...choices,
      ...(cm !== null && { pendantHeight: cm }),
    });
    const base = `${composePriceReference(model, catalog, choices.color)}/${choices.temperature}${choices.control}_${choices.installation}`;
    const { color, temperature, control, installation } = choices;
    const file = `byFamily/${subFamilyId}_${catalog}.json`;
    const rows = this.#articles.get(file) ?? [];
    this.#articles.set(file, rows);
    rows.push({
      ...{
        model,
        reference,
        referenceBase: base,
        catalog,
        priceReference: composePriceReference(model, catalog, color),
      },
      attributes: { finish: color, ledColourTemp: temperature, control, installation, pendantHeight: cm },
      ...{
        lumensLed: product.lumens ?? 0,
        watts: product.watts ?? 0,
        sublevel: null,
        family: { id: subFamilyId },
        subFamily: { id: subFamilyId },
      },
      ...{ applicationsLocations: [], articleType, leadtime: [], moq: null },
    });
    const row = (type: string, code: string, description: Localized, value: unknown) => ({
      ...{
        type,
        modifier: type === 'installation' ? code.slice(0, 1) : code,
        modifier2: type === 'installation' ? code.slice(1) : '',
      },
      ...{ description, bov: 'B', priceEffectOrder: 'A', value },
    });
    this.#file(`variations/${model}_${catalog}.json`, [
      ...group.finishes.map(({ code, of }) => row('color', code, of ?? words.finish, code)),
      ...group.lights.map(({ code, of }) => {
        const kelvin = of.kelvin !== null && of.kelvin >= 1000 ? Math.round(of.kelvin) : null;
        const called = kelvin === null ? words.finish : everywhere(`${kelvin} K`);
        return row('temperature', code, called, kelvin ?? code);
      }),
      row('control', control, words.control, control),
      row('installation', installation, words.installation, installation),
      ...(cm === null
        ? []
        : [
            {
              ...row('pendantHeight', '', words.height, { min: cm, standard: cm, max: cm, unit: 'cm' }),
              bov: 'V',
            },
          ]),
    ]);
  }

  /** The collection of its series, or of its manufacturer. */
  #subfamilyOf({ series, manufacturer, description }: ReadGldf): {
    readonly id: number;
    readonly name: string;
  } {
    const name = (series?.en ?? manufacturer).slice(0, 200);
    const known = [...(documentOf(this.base, 'Subfamilies') ?? []), ...this.#subfamilies];
    const found = known.find((each) => each.name === name);
    if (found) return { id: found.id, name };
    const id = Math.max(900, ...known.map((each) => each.id + 1));
    this.#subfamilies.push({ id, name });
    const text = series ?? everywhere(name);
    this.#texts.push({
      subFamilyId: id,
      name: text,
      line: description ?? text,
      paragraph: description ?? text,
      designer: null,
    });
    return { id, name };
  }

  write(): void {
    const { base } = this;
    this.#file('feed.json', { format: 1, partial: true });
    const models = [...this.#updated.values(), ...this.#models];
    if (models.length === 0) return;
    this.#file('models.json', models);
    if (this.#articles.size > 0) this.#file('gldf-models.json', this.#numbers);
    for (const [file, rows] of this.#articles) this.#file(file, rows);
    if (this.#pictures.length > 0) {
      const own = new Set(this.#pictures.map(({ file }) => file));
      const others = (documentOf(base, 'pictures/index') ?? []).filter(({ file }) => !own.has(file));
      this.#file('pictures/index.json', [...others, ...this.#pictures]);
    }
    if (this.#bodies.length > 0) {
      const own = new Set(this.#bodies);
      const others = (documentOf(base, 'bodies/index') ?? []).flatMap((row) => {
        const models = row.models.filter((each) => !own.has(each));
        return models.length > 0 ? [{ ...row, models }] : [];
      });
      const rows = this.#bodies.map((model) => ({ body: bodyName(model), models: [model] }));
      this.#file('bodies/index.json', [...others, ...rows]);
    }
    if (this.#subfamilies.length === 0) return;
    this.#file('Subfamilies.json', [
      ...(documentOf(base, 'Subfamilies') ?? []),
      ...this.#subfamilies.map(subfamilyRow),
    ]);
    this.#file('collections.json', [
      ...(documentOf(base, 'collections') ?? []),
      ...this.#subfamilies.map((subFamily) => ({ subFamily, images: [], applicationsLocations: [] })),
    ]);
    this.#file('collection-texts.json', [...(documentOf(base, 'collection-texts') ?? []), ...this.#texts]);
  }
}

/** The pictures of the variants of a model, each once, in the finish of the first that has it. */
function picturesOf({ all, finishes }: VariantGroup) {
  const shown = new Map<
    Buffer,
    { readonly picture: ReadGldf['pictures'][number]; readonly finish: string }
  >();
  for (const { pictures, finish } of all) {
    const code = finishes.find(({ of }) => of?.en === finish?.en)?.code ?? finishes[0]!.code;
    for (const picture of pictures)
      if (!shown.has(picture.bytes)) shown.set(picture.bytes, { picture, finish: code });
  }
  return [...shown.values()];
}

const bodyName = (model: string): string => `gldf-${model}`;

const subfamilyRow = ({ id, name }: { readonly id: number; readonly name: string }) => ({
  ...{
    id,
    name,
    familyId: id,
    configuratorType: { id: 6, description: 'attributes' },
    description: everywhere(name),
  },
  ...{ lampSizeFamily: null, umbrellaModel: null, prefixCode: '', docsWebV2: false },
});
