import { defaultLanguage, type LanguageCode, type Localized } from './language';

/**
 * Every problem that the engine can report: its code, the English text (the spec's own words where it has them,
 * with {placeholders} for the data) and the HTTP status that suits it.
 */
export const problems = {
  'combination-incompatible': { text: 'This combination is incompatible.', status: 409 },
  'rule-failed': { text: 'Rule failed: {reason}', status: 409 },
  'value-not-offered': { text: '{attribute} has no value {value}', status: 422 },
  'value-unavailable': { text: '{attribute} {value} is no longer available since {until}', status: 409 },
  'value-not-yet-available': { text: '{attribute} {value} is not available before {since}', status: 409 },
  'reference-unavailable': { text: '{reference} is not available', status: 409 },
  'value-never-possible': { text: 'No configuration has {attribute} {value}', status: 409 },
  'attribute-not-offered': { text: 'This model has no {attribute}', status: 422 },
  'height-out-of-range': { text: 'Pendant height {value} is not between {min} and {max}', status: 422 },
  'height-not-whole': { text: 'Pendant height {value} is not a whole number of centimetres', status: 422 },
  'configuration-none': { text: 'No configuration of model {model} is allowed', status: 409 },
  'article-not-found': { text: 'No article for this model was found', status: 404 },
  'articles-not-found': { text: 'No articles found in this space', status: 422 },
  'export-too-many': { text: 'A file takes at most {most} pieces, not {given}', status: 422 },
  'article-attributes-invalid': { text: 'Invalid attribute values: {values}', status: 422 },
  'variations-not-found': { text: 'Cannot get Variations for light {code}', status: 404 },
  'model-inactive': { text: 'Model {model} is no longer offered', status: 409 },
  'model-umbrella': { text: 'Model {model} is an umbrella model and cannot be configured', status: 409 },
  'reference-invalid': { text: "'{reference}' is not a valid reference", status: 422 },
  'reference-partial': { text: "'{reference}' is not complete", status: 422 },
  'reference-other-catalogue': { text: "'{reference}' belongs to another catalogue", status: 422 },
  'reference-of-creation': { text: "'{reference}' is a composed product", status: 422 },
  'reference-field-missing': { text: 'Cannot get {field} for reference {reference}', status: 422 },
  'price-missing': { text: 'There is no price for {reference}', status: 409 },
  'amount-too-large': { text: 'The amount is larger than can be reckoned exactly', status: 422 },
  'quantity-below-moq': {
    text: 'Quantity {quantity} is below the minimum order quantity {moq}',
    status: 409,
  },
  'part-below-moq': {
    text: 'The order has {quantity} of {name} ({reference}); the minimum is {moq}, so {missing} more are needed',
    status: 409,
  },
  'quantity-grouped': { text: '{text} was read as {quantity} pieces, not as {other}', status: 422 },
  'quantity-invalid': { text: 'Quantity {quantity} is not a whole number from 1 to {max}', status: 422 },
  'alternative-row-missing': { text: 'The list has no row {row} that could be added', status: 422 },
  'text-too-long': { text: '{field} has more than {most} characters', status: 422 },
  'text-signs': { text: '{field} holds signs that it cannot have', status: 422 },
  'project-closed': { text: 'An ordered project cannot be changed', status: 422 },
  'project-full': { text: 'A project holds at most {max} products', status: 422 },
  'percent-invalid': { text: '{field} {value} is not a percentage', status: 422 },
  'currency-mixed': { text: 'Amounts in {expected} and {found} cannot be added', status: 422 },
  'driver-table-missing': {
    text: 'There is no driver table for model {model} and control {control}',
    status: 404,
  },
  'drivers-not-assignable': { text: 'Drivers cannot be assigned to {luminaires} luminaires', status: 422 },
  'creation-counter-invalid': { text: 'Counter {counter} is not a whole number from 0', status: 422 },
  'unit-type-wrong': { text: 'Wrong udType parameter', status: 422 },
  'input-invalid': { text: 'Invalid input', status: 422 },
  'stored-rules-broken': { text: 'Stored rules cannot be read: {reason}', status: 422 },
  'element-not-found': { text: 'Element not found', status: 404 },
  'element-to-move-not-found': { text: 'No element to move found', status: 404 },
  'element-method-invalid': { text: 'This method is invalid for this element', status: 422 },
  'element-exists': { text: 'Element {id} already exists', status: 409 },
  'element-not-clonable': { text: 'An element of type {type} cannot be cloned', status: 422 },
  'base-not-instanced': { text: 'Base cannot be instanced', status: 422 },
  'cluster-one-light': {
    text: 'Error while adding a new light to the cluster: Cluster allows only one light per cluster',
    status: 409,
  },
  'clusters-differ': { text: 'Hay clusters con distintos padres', status: 409 },
  'domain-incorrect': { text: 'Incorrect domainJSON provided', status: 422 },
  'domain-data-missing': { text: 'Required data to define domain was not provided', status: 422 },
  'domain-newer': {
    text: 'The space is stored in version {version}, newer than version {known} that is read here',
    status: 422,
  },
  'creation-full': { text: 'A creation holds at most {most} elements', status: 422 },
  'element-collides': {
    text: 'Model {model} is outside the room or takes the place of another one',
    status: 409,
  },
  'room-full': { text: 'The room has no free place for {count} more', status: 409 },
  'last-pendant': { text: 'A composition keeps at least one pendant', status: 409 },
  'cable-in-the-way': { text: 'A cable of {model} goes through {other}', status: 409 },
  'canopy-in-the-way': { text: 'The canopies of {model} and {other} take the same place', status: 409 },
  'domain-not-space': { text: 'Only Space can be rebuilt', status: 422 },
  'family-data-missing': { text: 'No family data was provided', status: 422 },
  'geometry-invalid': { text: '{field} {value} is not a valid measure', status: 422 },
  'aim-beyond-range': { text: '{model} turns from {from}° to {to}°, not to {degrees}°', status: 422 },
  'light-not-in-collection': { text: "Article Collection doesn't contain this light", status: 404 },
  'collection-undefined': { text: 'undefined Article Collection', status: 422 },
  'configurator-missing': { text: 'No configurator setted!', status: 422 },
  'drawn-system-unknown': { text: 'There is no drawn system {system}', status: 422 },
  'drawing-full': { text: 'A drawing holds at most {most} runs, lights and feeds', status: 422 },
  'run-corners-invalid': { text: 'A run has from 2 to {most} corners', status: 422 },
  'stretch-too-short': { text: 'A stretch of {length} m is shorter than {least} m', status: 422 },
  'rod-length-unknown': { text: 'No rod is {length} m long, only {lengths} m', status: 422 },
  'light-not-of-system': { text: 'Model {model} cannot be put on {system}', status: 422 },
  'run-crosses-itself': { text: 'The run crosses itself', status: 409 },
  'runs-cross': { text: 'The run crosses another one', status: 409 },
  'outside-room': { text: 'It leaves the room', status: 409 },
  'run-without-feed': { text: 'The run has no feed', status: 409 },
  'run-overloaded': {
    text: 'The luminaires of the run need {watts} W; its feeds carry {most} W',
    status: 409,
  },
  'run-too-far': {
    text: 'The run goes {length} m from its nearest feed; {most} m is the most',
    status: 409,
  },
  'light-beyond-end': { text: 'The luminaire reaches beyond the end of its run', status: 409 },
  'light-over-corner': { text: 'The luminaire lies over a corner', status: 409 },
  'lights-overlap': { text: 'The luminaire takes the place of another one', status: 409 },
  'configurator-unmatched': {
    text: 'No configurator of this type matches the subfamily {subFamily}',
    status: 422,
  },
  'document-left-catalogue': { text: '{product} is no longer in the catalogue', status: 404 },
  'document-of-model': { text: '{product} is a collection; choose one of its models', status: 404 },
  'document-of-luminaire': { text: '{product} is a creation; its luminaires have the document', status: 404 },
  'document-without-light': { text: '{product} gives no light', status: 404 },
  'document-without-photometry': { text: 'There is no light file for {product}', status: 404 },
  'document-without-picture': { text: 'The measures of {product} are not known', status: 404 },
  'document-not-of-market': { text: 'This document is not made in the market of {product}', status: 404 },
  'document-format': { text: '{format} is none of the formats {formats}', status: 422 },
} as const satisfies Readonly<Record<string, { readonly text: string; readonly status?: number }>>;

export type ProblemCode = keyof typeof problems;

/** A value that fills a problem's text; a text of the catalogue comes in all languages. */
export type ProblemValue = string | number | readonly string[] | Localized;

/** What went wrong, as data: the interface translates `problem.<code>` with `data`. */
export interface Problem {
  readonly code: ProblemCode;
  readonly data?: Readonly<Record<string, ProblemValue>>;
}

/** A value of a problem as a text of a language. */
export function problemValueText(value: ProblemValue, language: LanguageCode): string | number {
  if (typeof value !== 'object') return value;
  return 'en' in value ? value[language] : value.join(', ');
}

/** A field of a problem's data as plain text, empty where it is absent: for what the program itself reads. */
export function problemField({ data }: Problem, name: string): string {
  return String(problemValueText(data?.[name] ?? '', 'en'));
}

/** The names of the `{placeholders}` of a text. */
type Placeholders<Text extends string> = Text extends `${string}{${infer Name}}${infer Rest}`
  ? Name | Placeholders<Rest>
  : never;

/** The data that a text needs, as the arguments of a call: none may be left out, more may be told. */
type DataFor<Text extends string> = [Placeholders<Text>] extends [never]
  ? [data?: Problem['data']]
  : [data: NonNullable<Problem['data']> & Readonly<Record<Placeholders<Text>, unknown>>];

/** An ordinary "no" is a value, not an exception. */
export type Result<T> =
  { readonly ok: true; readonly value: T } | { readonly ok: false; readonly problems: readonly Problem[] };

/** What was asked for. */
export function ok<T>(value: T): Result<T> {
  return { ok: true, value };
}

/** What stands against it, the first problem first; at least one. */
export function no(...found: readonly Problem[]): {
  readonly ok: false;
  readonly problems: readonly Problem[];
} {
  return { ok: false, problems: found };
}

/** Makes a problem; the data fills the placeholders of its text, so that none can be shown without it. */
export function problem<Code extends ProblemCode>(
  code: Code,
  ...[data]: DataFor<(typeof problems)[Code]['text']>
): Problem {
  return data ? { code, data } : { code };
}

/** How much of a value from outside a problem repeats. */
const maxShown = 200;

/** A value from outside as a problem says it. It may be of any kind, even one that cannot be written as text. */
export function shown(value: unknown): string {
  try {
    return String(value).slice(0, maxShown);
  } catch {
    return typeof value;
  }
}

/** The English text of a problem with its data in place. */
export function problemText(found: Problem): string {
  return problems[found.code].text.replace(/\{(\w+)\}/g, (whole, name: string) => {
    const value = found.data?.[name];
    if (value === undefined) return whole;
    return String(problemValueText(value, defaultLanguage));
  });
}
