import { convertUnit, filled, formatMoney } from '@lucerna/engine';
import type { Money } from '@lucerna/engine';
import type { CompositionPage, CompositionSheets } from './document';
import { setDrawing } from './drawing';
import type { SetDrawing } from './drawing';
import type { CompositionLabels } from './labels';
import { broken } from '../typst/broken';
import { scaleOf } from './scale';
import type { Letterhead } from '../typst/letterhead';

/** How numbers, days and words are written in the sheets. */
export interface CompositionWording {
  readonly letterhead?: Letterhead;
  readonly labels: CompositionLabels;
  /** ISO code of the language, for hyphenation and for readers of the PDF. */
  readonly language: string;
  /** BCP 47 tag for days and counts. */
  readonly locale: string;
}

type Row = readonly [label: string, value: string];

/** A page as words only: what the Typst template lays out, nothing left to compute. */
interface SetPage {
  readonly collection: string;
  readonly name: string;
  /** What its picture shows. */
  readonly alt: string;
  readonly code: string;
  readonly hasCode: boolean;
  readonly details: string;
  readonly picture: string;
  /** Points of paper. */
  readonly pictureSize: readonly [width: number, height: number];
  readonly scale: string;
  readonly layout: CompositionLayout;
  readonly drawings: readonly SetDrawing[];
  readonly facts: readonly Row[];
  readonly columns: readonly string[];
  readonly parts: readonly {
    readonly quantity: string;
    readonly name: string;
    readonly details: string;
    readonly reference: string;
    /** Null: prices are hidden. */
    readonly total: string | null;
  }[];
  /** Null: prices are hidden. */
  readonly price: readonly [label: string, value: string, note: string] | null;
}

interface CompositionSheet {
  readonly paper: 'a4' | 'us-letter';
  readonly language: string;
  readonly brand: string;
  readonly title: string;
  readonly date: string;
  readonly pages: readonly SetPage[];
  readonly pictures: Readonly<Record<string, string>>;
}

/** Where the drawings stand: at the right of an upright picture, 4 by 5, or under one across the page, 8 by 5. */
type CompositionLayout = 'beside' | 'below';

/** Points of paper that both views of a page have, without their measures and titles. */
const rooms = { beside: { width: 228, height: 266 }, below: { width: 462, height: 170 } };

type Views = Pick<CompositionPage, 'elevation' | 'plan' | 'units'>;

function scalesOf({ elevation, plan, units }: Views): Readonly<Record<CompositionLayout, number>> {
  const views = [elevation, plan];
  return { beside: scaleOf(views, rooms.beside, units), below: scaleOf(views, rooms.below, units) };
}

const upright = [220, 275] as const;
const across = { width: 503, highest: 250, aboveAndBelow: 110 };

/**
 * An upright picture is whole. One across the page loses of its floor what is not needed: luminaires hang at its top, as
 * high as the elevation tells; when they need more than there is, all of it is shown smaller.
 */
function pictureSize(page: Views): readonly [width: number, height: number] {
  if (compositionLayout(page) === 'beside') return upright;
  const { width, height } = page.elevation;
  const needed = across.aboveAndBelow + (across.width * height) / Math.max(width, 1);
  return needed <= across.highest
    ? [across.width, Math.round(needed)]
    : [across.highest * 1.6, across.highest];
}

/** The layout in which the views of a composition are larger. */
export function compositionLayout(views: Views): CompositionLayout {
  const { beside, below } = scalesOf(views);
  return below < beside ? 'below' : 'beside';
}

/** Between a figure and its unit. */
const thin = '\u00a0';

interface Writer {
  readonly labels: CompositionLabels;
  readonly count: Intl.NumberFormat;
}

const amount = (value: Money | null, { labels }: Writer): string =>
  value === null ? labels.priceOnRequest : formatMoney(value);

/** Kilograms as they are, pounds to a tenth. Throws RangeError for what is no weight. */
function weightOf({ netWeightKg, units }: CompositionPage, count: Intl.NumberFormat): string {
  const weight = convertUnit(netWeightKg, 'weight', units);
  if (!weight.ok) throw new RangeError(`${netWeightKg} is no weight`);
  const { figure, unit } = weight.value;
  return `${count.format(unit === 'lb' ? Math.round(figure * 10) / 10 : figure)}${thin}${unit}`;
}

function facts(page: CompositionPage, { labels, count }: Writer): Row[] {
  const weeks = page.leadTimeWeeks;
  const list = (label: string, values: readonly (string | number)[]): Row[] =>
    values.length === 0 ? [] : [[label, values.join(' / ')]];
  const drivers = page.drivers.map(({ quantity, name }) =>
    quantity === 1 ? name : `${count.format(quantity)}\u00a0× ${name}`,
  );
  return [
    [labels.light, `${count.format(page.lumens)}${thin}lm`],
    [labels.power, `${count.format(page.watts)}${thin}W`],
    ...list(labels.temperature, page.temperatures),
    ...list(labels.rendering, page.renderings),
    ...list(labels.protection, page.protections),
    [labels.weight, weightOf(page, count)],
    [
      labels.driver,
      drivers.join(', ') || (page.isWithoutDriver ? labels.driverWithout : labels.driverInside),
    ],
    [
      labels.leadTime,
      weeks === null
        ? labels.leadTimeUnknown
        : weeks === 1
          ? labels.weekOne
          : filled(labels.weekMany, { weeks: count.format(weeks) }),
    ],
    [labels.moq, count.format(page.moq)],
  ];
}

function setPage(page: CompositionPage, writer: Writer): SetPage {
  const { labels, count } = writer;
  const { units, price } = page;
  const { beside, below } = scalesOf(page);
  const scale = Math.min(beside, below);
  const isPriced = price !== undefined;
  return {
    collection: page.collection,
    name: broken(page.name),
    alt: page.name,
    code: page.code ?? labels.withoutCode,
    hasCode: page.code !== null,
    details: page.details.join(' · '),
    picture: page.picture,
    pictureSize: pictureSize(page),
    scale: filled(labels.scale, { scale: `1:${scale}` }),
    layout: compositionLayout(page),
    drawings: [
      setDrawing(labels.elevation, page.elevation, scale, units, count),
      setDrawing(labels.plan, page.plan, scale, units, count),
    ],
    facts: facts(page, writer),
    columns: [labels.quantity, labels.part, labels.reference, ...(isPriced ? [labels.total] : [])],
    parts: page.parts.map((part) => ({
      quantity: count.format(part.quantity),
      name: broken(part.name),
      details: part.details.join(' · '),
      reference: part.reference,
      total: part.price === undefined ? null : amount(part.price, writer),
    })),
    price: isPriced ? [labels.price, amount(price, writer), labels.priceNote] : null,
  };
}

/** Writes compositions out in words: money in the currency's own format, counts and days by locale. */
export function compositionSheet(
  data: CompositionSheets,
  pictures: Readonly<Record<string, string>>,
  { labels, language, locale }: CompositionWording,
): CompositionSheet {
  const day = new Intl.DateTimeFormat(locale, { dateStyle: 'long', timeZone: 'UTC' });
  const writer = { labels, count: new Intl.NumberFormat(locale, { maximumFractionDigits: 2 }) };
  return {
    paper: data.paper,
    language,
    brand: data.brand,
    title: labels.title,
    date: filled(labels.date, { date: day.format(new Date(`${data.createdOn}T00:00:00Z`)) }),
    pages: data.pages.map((page) => setPage(page, writer)),
    pictures,
  };
}
