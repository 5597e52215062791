import { codedAttributes } from '../../catalogue/attribute';
import type { Configuration } from '../../configuration/choices';
import { evaluate } from '../../configuration/evaluate';
import type { PreparedModel } from '../../configuration/prepare-model';
import { problem, shown, type Problem } from '../../problem';

const none: readonly Problem[] = [];

/** Answers by model and configuration: a tree asks for few configurations, many times. */
const answers = new WeakMap<PreparedModel, Map<string, readonly Problem[]>>();

/** What stands against a coded configuration: values that are not offered or not available, rules. */
export function configurationProblems(
  model: PreparedModel,
  configuration: Configuration,
): readonly Problem[] {
  const { color, temperature, control, installation } = configuration;
  for (const { name, places } of model.attributes) {
    const value = configuration[name];
    if (value === undefined || places.has(value)) continue;
    return [problem('value-not-offered', { attribute: name, value: shown(value) })];
  }
  for (const { name } of model.absent) {
    if (configuration[name] !== undefined) return [problem('attribute-not-offered', { attribute: name })];
  }
  let known = answers.get(model);
  if (!known) answers.set(model, (known = new Map<string, readonly Problem[]>()));
  const key = `${color}|${temperature}|${control}|${installation}`;
  let found = known.get(key);
  if (!found) {
    const choices = { color, temperature, control, installation };
    const { problems } = evaluate(model, choices, { rateId: 0, quantity: 1 });
    found = problems.length > 0 ? problems : none;
    known.set(key, found);
  }
  return found;
}

/** Completed configurations by model and what was asked: a room asks the same of many lights. */
const completed = new WeakMap<PreparedModel, Map<string, Configuration>>();
/** What was asked may be anything, so not everything is remembered. */
const maxCompleted = 1000;

/** The completed configuration for some values: those asked for, and the nearest allowed ones for the others. */
export function completeConfiguration(
  model: PreparedModel,
  asked: Configuration,
  wished: Configuration = {},
): Configuration {
  let known = completed.get(model);
  if (!known || known.size >= maxCompleted) completed.set(model, (known = new Map<string, Configuration>()));
  const key = JSON.stringify([
    asked.color,
    asked.temperature,
    asked.control,
    asked.installation,
    wished.color,
    wished.temperature,
    wished.control,
    wished.installation,
  ]);
  let found = known.get(key);
  if (!found) known.set(key, (found = complete(model, asked, wished)));
  return found;
}

function complete(model: PreparedModel, asked: Configuration, wished: Configuration): Configuration {
  const at = { rateId: 0, quantity: 1 };
  let choices: Configuration = pick(asked);
  for (const name of codedAttributes) {
    const value = choices[name] ?? wished[name];
    const isOffered = model.attributes.some((each) => each.name === name && each.places.has(value ?? ''));
    if (choices[name] !== undefined || !isOffered) continue;
    const tried = { ...choices, [name]: value };
    if (evaluate(model, tried, at).allowed) choices = tried;
  }
  return { ...pick(evaluate(model, choices, at).configuration), ...pick(asked) };
}

function pick(values: Configuration): Configuration {
  return Object.fromEntries(
    codedAttributes.flatMap((name) => (values[name] === undefined ? [] : [[name, values[name]]])),
  );
}
