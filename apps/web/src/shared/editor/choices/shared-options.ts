import { codedAttributes, evaluate } from '@lucerna/engine';
import type {
  Choices,
  CodedAttribute,
  Configuration,
  ElementCatalogue,
  Evaluation,
  Luminaire,
  Option,
  PreparedModel,
} from '@lucerna/engine';

/** What several luminaires can be given together. */
export interface SharedOptions {
  /** Of the first of them, whose values are shown. */
  readonly evaluation: Evaluation;
  /** The models of all of them, each once. */
  readonly models: readonly PreparedModel[];
  /** The options of the first; one that another cannot take is blocked, with that one's reason and way out. */
  readonly options: Readonly<Partial<Record<CodedAttribute, readonly Option[]>>>;
  /** The luminaires whose model does not come with a value at all. */
  readonly lacking: (attribute: CodedAttribute, value: string) => readonly Luminaire[];
  /**
   * What the way out of a blocked option makes another, of all: it is the way of one luminaire, whose further choices
   * are its own.
   */
  readonly changesOf: (repair: Choices) => Configuration;
}

const blockedByModel = { problems: [], rules: [], failed: [], by: [], repair: null, changes: [] };

/** The luminaires, one of each that can be given the same: their heights do not count. */
function oneOfEach(lights: readonly Luminaire[]): readonly Luminaire[] {
  const kinds = new Map<string, Luminaire>();
  for (const light of lights) {
    const { color, temperature, control, installation } = light.attributes;
    const kind = [light.model, color, temperature, control, installation].join('|');
    if (!kinds.has(kind)) kinds.set(kind, light);
  }
  return [...kinds.values()];
}

/** What luminaires can be given together; null without a first one that the catalogue has. */
export function sharedOptions(
  lights: readonly Luminaire[],
  catalogue: ElementCatalogue,
  rateId: number,
): SharedOptions | null {
  const evaluated = oneOfEach(lights).flatMap((light) => {
    const prepared = catalogue.model(light.model);
    return prepared ? [evaluate(prepared, light.attributes, { rateId, quantity: 1 })] : [];
  });
  const [evaluation, ...others] = evaluated;
  if (!evaluation) return null;
  const models = [...new Set(lights.map(({ model }) => model))].flatMap(
    (model) => catalogue.model(model) ?? [],
  );
  const lacking = (attribute: CodedAttribute, value: string) =>
    lights.filter(({ model }) => {
      const offered = catalogue.model(model)?.attributes.find(({ name }) => name === attribute);
      return !offered?.places.has(value);
    });

  function together(attribute: CodedAttribute, option: Option): Option {
    if (option.status === 'blocked') return option;
    if (lacking(attribute, option.value).length > 0) {
      return { ...option, status: 'blocked', blocked: blockedByModel };
    }
    const refusing = others
      .flatMap((other) => other.options[attribute] ?? [])
      .find(({ value, status }) => value === option.value && status === 'blocked');
    return refusing ? { ...option, status: 'blocked', blocked: refusing.blocked } : option;
  }
  const options = codedAttributes.map((attribute) => {
    const own = evaluation.options[attribute] ?? [];
    return [attribute, own.map((option) => together(attribute, option))] as const;
  });
  function changesOf(repair: Choices): Configuration {
    for (const [attribute, offered] of options) {
      const freed = offered.find(({ blocked }) => blocked?.repair === repair);
      const changes = freed?.blocked?.changes.filter(({ to }) => to !== null) ?? [];
      if (freed) {
        const others = changes.map(({ attribute: other, to }) => [other, repair[other] ?? to]);
        return { ...Object.fromEntries(others), [attribute]: freed.value } as Configuration;
      }
    }
    return {};
  }
  return { evaluation, models, options: Object.fromEntries(options), lacking, changesOf };
}
