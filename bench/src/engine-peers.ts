import { compileRules, isAllowed, possibleValues, type MaskRule, type RuleModel } from '@lucerna/engine';
import { ZenEngine } from '@gorules/zen-engine';
import { Engine } from 'json-rules-engine';
import { RuleEngine } from 'node-rules';
import { sequence } from './engine-sheet';
import type { Report } from './report';
import { sampled, type Sample } from './sampled';

/** The model of the comparison: how many values its attributes have, and how many rules. */
const sizes = [12, 5, 6, 8, 4];
const ruleCount = 200;
const names = sizes.map((_, at) => `a${at}`);
const configurations = 20_000;
const selections = 4000;

type Combination = readonly number[];

/** For each rule the value of each attribute that it names. */
type Named = ReadonlyMap<number, number>;

interface Comparison {
  readonly rules: readonly Named[];
  readonly model: RuleModel;
  readonly full: readonly Combination[];
  /** Partial selections, -1 where nothing is chosen. */
  readonly partial: readonly Combination[];
}

function comparison(): Comparison {
  const next = sequence(7);
  const rules = Array.from({ length: ruleCount }, (): Named => {
    const rule = new Map<number, number>();
    const count = 2 + next(2);
    while (rule.size < count) {
      const at = next(sizes.length);
      rule.set(at, next(sizes[at] ?? 1));
    }
    return rule;
  });
  const model: RuleModel = {
    attributes: sizes.map((size, at) => ({
      name: names[at] ?? '',
      usable: new Array<boolean>(size).fill(true),
    })),
    rules: rules.map((rule): MaskRule =>
      sizes.map((size, at) =>
        rule.has(at) ? Array.from({ length: size }, (_, value) => value === rule.get(at)) : null,
      ),
    ),
  };
  const full = Array.from({ length: configurations }, () => sizes.map((size) => next(size)));
  const partial = Array.from({ length: selections }, () =>
    sizes.map((size) => (next(2) === 0 ? -1 : next(size))),
  );
  return { rules, model, full, partial };
}

type Facts = Record<string, number>;

const factsOf = (values: Combination): Facts =>
  Object.fromEntries(values.map((value, at) => [names[at] ?? '', value]));

/** A peer's answer to 'is this full configuration allowed'. */
type Oracle = (values: Combination) => Promise<boolean>;

function jsonRules(rules: readonly Named[]): Oracle {
  const engine = new Engine(
    rules.map((rule) => ({
      conditions: {
        all: [...rule].map(([at, value]) => ({ fact: names[at] ?? '', operator: 'equal', value })),
      },
      event: { type: 'excluded' },
    })),
  );
  return async (values) => {
    const { events } = await engine.run(factsOf(values));
    return events.length === 0;
  };
}

function zen(rules: readonly Named[]): Oracle {
  const columns = names.map((name) => ({ id: name, field: name, name, type: 'expression' }));
  const table = {
    hitPolicy: 'first',
    inputs: columns,
    outputs: [{ id: 'out', field: 'excluded', name: 'excluded', type: 'expression' }],
    rules: rules.map((rule, index) => ({
      _id: `r${index}`,
      ...Object.fromEntries(names.map((name, at) => [name, rule.has(at) ? `${rule.get(at)}` : ''])),
      out: 'true',
    })),
  };
  const node = (id: string, type: string, content?: object) => ({
    id,
    type,
    name: id,
    position: { x: 0, y: 0 },
    ...(content ? { content } : {}),
  });
  const edge = (id: string, sourceId: string, targetId: string) => ({ id, sourceId, targetId, type: 'edge' });
  const decision = new ZenEngine().createDecision({
    contentType: 'application/vnd.gorules.decision',
    nodes: [node('in', 'inputNode'), node('table', 'decisionTableNode', table), node('end', 'outputNode')],
    edges: [edge('e1', 'in', 'table'), edge('e2', 'table', 'end')],
  });
  return async (values) => {
    const { result } = (await decision.evaluate(factsOf(values))) as { result: { excluded?: boolean } };
    return result.excluded !== true;
  };
}

function nodeRules(rules: readonly Named[]): Oracle {
  const engine = new RuleEngine(
    rules.map((rule) => {
      const asked = [...rule].map(([at, value]) => [names[at] ?? '', value] as const);
      return {
        condition: (flow, fact) => flow.when(asked.every(([name, value]) => fact[name] === value)),
        consequence: (flow, fact) => {
          fact['excluded'] = true;
          flow.stop();
        },
      };
    }),
    { ignoreFactChanges: true },
  );
  return (values) =>
    new Promise((resolve) => {
      engine.execute(factsOf(values), (fact) => resolve(fact['excluded'] !== true));
    });
}

/** Whether some allowed configuration has the values (-1: any), trying one after another with a peer. */
async function hasWitness(oracle: Oracle, wanted: number[], at = 0): Promise<boolean> {
  if (at === wanted.length) return oracle(wanted);
  if (wanted[at] !== -1) return hasWitness(oracle, wanted, at + 1);
  for (let value = 0; value < (sizes[at] ?? 0); value += 1) {
    wanted[at] = value;
    if (await hasWitness(oracle, wanted, at + 1)) {
      wanted[at] = -1;
      return true;
    }
  }
  wanted[at] = -1;
  return false;
}

/** The exact domains of all attributes with a peer: a witness for every value. */
async function domainsOf(oracle: Oracle, chosen: Combination): Promise<boolean[]> {
  const found: boolean[] = [];
  for (const [at, size] of sizes.entries()) {
    for (let value = 0; value < size; value += 1) {
      found.push(await hasWitness(oracle, Object.assign([...chosen], { [at]: value })));
    }
  }
  return found;
}

function report(to: Report, name: string, { perSecond, medianMs, p99Ms }: Sample): void {
  to.figure(name, perSecond, 'a second');
  to.figure(`${name}, median`, medianMs * 1000, 'µs');
  to.figure(`${name}, p99`, p99Ms * 1000, 'µs');
}

/**
 * Our answers on a model of five attributes and 200 rules, and those of other rule engines to the same questions: each
 * equally warm, each measured as long, and each answer of another compared with ours.
 */
export async function peersBench(to: Report): Promise<void> {
  const { rules, model, full, partial } = comparison();
  const compiled = compileRules(model);
  const subject = '5 attributes (12, 5, 6, 8, 4 values), 200 rules';
  const domainsOfOurs = (chosen: Combination) => possibleValues(compiled, chosen).join();
  const allowedOfOurs = (values: Combination) => isAllowed(compiled, values);
  const isOurs =
    (ours: (item: Combination) => unknown) =>
    (item: Combination, answer: unknown): void => {
      if (answer !== ours(item)) throw new Error('a peer answers otherwise');
    };
  const domains = 'exact domains of a partial selection';
  const allowed = 'is a full configuration allowed';
  report(to, `engine: ${subject}: ${domains}`, await sampled(partial, domainsOfOurs));
  // A millionth of a second is too short for the clock.
  report(to, `engine: ${subject}: ${allowed}`, await sampled(full, allowedOfOurs, { together: 100 }));

  const witness: Oracle = (values) => Promise.resolve(isAllowed(compiled, values));
  const peers: readonly (readonly [string, Oracle])[] = [
    ['json-rules-engine', jsonRules(rules)],
    ['zen-engine', zen(rules)],
    ['node-rules', nodeRules(rules)],
  ];
  const domainsBy = (oracle: Oracle) => async (chosen: Combination) =>
    (await domainsOf(oracle, chosen)).map(Number).join();
  for (const [name, oracle] of peers) {
    const checks = await sampled(full, oracle, { check: isOurs(allowedOfOurs) });
    report(to, `engine: ${name}: ${allowed}`, checks);
    const answers = await sampled(partial, domainsBy(oracle), { check: isOurs(domainsOfOurs) });
    report(to, `engine: ${name}: ${domains}`, answers);
  }
  const loop = await sampled(partial, domainsBy(witness), { check: isOurs(domainsOfOurs) });
  report(to, `engine: a loop of witness searches: ${domains}`, loop);
}
