import { readFileSync } from 'node:fs';
import { evaluate, formatMoney, prepareModel } from '@lucerna/engine';
import type { Article, Model, ModelSheet } from '@lucerna/engine';

const read = <T>(file: string) => JSON.parse(readFileSync(`catalogue/${file}`, 'utf8')) as T;
const model = read<Model[]>('models.json').find((row) => row.model === '2010')!;
const article = read<Article[]>('byFamily/201_16.json').find((row) => row.model === '2010')!;
const variations = read<ModelSheet['variations']>('variations/2010_16.json');
const rules = read<ModelSheet['rules']>('rules/201.json');
const prices = read<ModelSheet['prices']>('prices.json');
const rows = { model, article, variations, rules, prices, pricesHidden: false };
const prepared = prepareModel({ catalogId: 16, revision: 1, ...rows }, '2026-11-21');
const found = prepared.ok && evaluate(prepared.value, { color: '70' }, { rateId: 10, quantity: 1 });
if (found && found.price) console.log(found.reference, formatMoney(found.price.price), found.price.steps);
