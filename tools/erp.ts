// npm run erp -- [options]: an ERP that stands in for a maker's own. npm run erp -- check URL: whether an ERP takes orders as it
// must. npm run erp -- messages FILE: whether messages of an ERP can be read (docs/erp.md).
import { erpMessage } from '../packages/contract/src/index';
import { randomUUID } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { parseArgs } from 'node:util';
import { startErp, type ToldClient } from '../packages/testkit/src/erp';

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    port: { type: 'string', default: '4700' },
    token: { type: 'string' },
    lucerna: { type: 'string', default: 'http://127.0.0.1:3000' },
    key: { type: 'string' },
    clients: { type: 'string' },
    slow: { type: 'string', default: '0' },
    refuse: { type: 'string', default: '0' },
    repeat: { type: 'string', default: '0' },
    shuffle: { type: 'boolean', default: false },
    seed: { type: 'string', default: '1' },
  },
});

function fail(message: string): never {
  console.error(message);
  process.exit(2);
}

function numberOf(name: 'port' | 'slow' | 'refuse' | 'repeat' | 'seed', most: number): number {
  const value = Number(values[name]);
  return value >= 0 && value <= most ? value : fail(`--${name} is a number from 0 to ${most}`);
}

/** An order as the product sends it. */
function sampleOrder() {
  const orderId = randomUUID();
  return {
    ...{ orderId, orderNumber: `TEST-${orderId.slice(0, 8)}`, placedAt: new Date().toISOString() },
    ...{ clientCode: 'C-1001', currency: 'EUR', internalOrderNumber: 'Test', comments: '' },
    ...{ sendTogether: true, shippingDate: null, totalGross: 40_000, totalNet: 24_000 },
    ...{ deliverTo: null, billTo: null, contact: null, quote: null },
    lines: [
      {
        ...{ line: randomUUID(), position: 0, reference: '201030', quantity: 2 },
        ...{ unitGross: 20_000, unitNet: 12_000, shippingDate: null },
      },
    ],
  };
}

/** What an ERP must do, how it is asked, and whether its status is right. */
type Rule = [name: string, ask: () => Promise<number>, isRight: (status: number) => boolean];

async function check(url: string): Promise<void> {
  const order = sampleOrder();
  const post = async (body: unknown, headers: Record<string, string> = {}) => {
    const response = await fetch(url, {
      method: 'POST',
      signal: AbortSignal.timeout(30_000),
      headers: {
        'content-type': 'application/json',
        'idempotency-key': order.orderId,
        ...(values.token && { authorization: `Bearer ${values.token}` }),
        ...headers,
      },
      body: typeof body === 'string' ? body : JSON.stringify(body),
    });
    await response.arrayBuffer();
    return response.status;
  };
  const isTaken = (status: number) => status >= 200 && status < 300;
  const isRefused = (status: number) => status >= 400 && status < 500;
  const other = randomUUID();
  const tokenRule: Rule = [
    'lets nobody in without the token',
    () => post(order, { authorization: '' }),
    isRefused,
  ];
  const rules: Rule[] = [
    ['takes an order', () => post(order), isTaken],
    ['takes the same order again, as the same one', () => post(order), isTaken],
    ['refuses what is no order', () => post({}, { 'idempotency-key': other }), isRefused],
    ['refuses what is no JSON', () => post('{', { 'idempotency-key': other }), isRefused],
    ...(values.token ? [tokenRule] : []),
  ];
  let failed = 0;
  for (const [name, ask, isRight] of rules) {
    const status = await ask().catch((error: unknown) => String(error));
    const isKept = typeof status === 'number' && isRight(status);
    if (!isKept) failed += 1;
    console.log(`${isKept ? 'ok  ' : 'FAIL'} ${name} (${status})`);
  }
  process.exit(failed === 0 ? 0 : 1);
}

function readJson(file: string): unknown {
  try {
    return JSON.parse(readFileSync(file, 'utf8'));
  } catch (error) {
    return fail(`${file} cannot be read as JSON: ${String(error)}`);
  }
}

/** Says of each message of a file, a list or what would be posted, which of its fields are wrong. */
function checkMessages(file: string): never {
  const read = readJson(file);
  const messages: unknown =
    typeof read === 'object' && read !== null && 'messages' in read ? read.messages : read;
  if (!Array.isArray(messages)) return fail(`${file} holds no list of messages`);
  let failed = 0;
  const given: readonly unknown[] = messages;
  for (const [place, message] of given.entries()) {
    const { kind, id }: { kind?: unknown; id?: unknown } =
      typeof message === 'object' && message !== null ? message : {};
    const shape = erpMessage.options.find((each) => each.shape.kind.safeParse(kind).success);
    const issues = shape ? (shape.safeParse(message).error?.issues ?? []) : null;
    const faults =
      issues === null
        ? [`kind: ${JSON.stringify(kind)} is none`]
        : issues.map(
            (issue) =>
              `${[...issue.path, ...('keys' in issue ? issue.keys : [])].join('.')}: ${issue.message}`,
          );
    if (faults.length > 0) failed += 1;
    console.log(
      `${faults.length > 0 ? 'FAIL' : 'ok  '} ${typeof id === 'string' ? id : place + 1} ${faults.join('; ')}`.trimEnd(),
    );
  }
  process.exit(failed === 0 ? 0 : 1);
}

const [act, url] = positionals;
if (act === 'check') await check(url ?? fail('npm run erp -- check URL'));
else if (act === 'messages') checkMessages(url ?? fail('npm run erp -- messages FILE'));
else if (act !== undefined) fail(`Nothing is called ${act}. There is: check URL, messages FILE`);
else {
  const erp = await startErp({
    ...{ port: numberOf('port', 65_535), slow: numberOf('slow', 60_000), seed: numberOf('seed', 1e9) },
    ...{ refuse: numberOf('refuse', 1), repeat: numberOf('repeat', 1), shuffle: values.shuffle },
    token: values.token,
    lucerna: values.key === undefined ? undefined : { url: values.lucerna, key: values.key },
    tell: (line) => console.log(line),
  });
  console.log(`An ERP takes orders at ${erp.url}. Start the product with ERP_URL=${erp.url}`);
  if (values.key === undefined) {
    console.log(
      'Without --key it tells nothing back: make a key in the profile of an account with backoffice.',
    );
  }
  if (values.clients !== undefined) {
    if (values.key === undefined) fail('--clients needs --key');
    const clients = readJson(values.clients);
    if (!Array.isArray(clients)) fail(`${values.clients} holds no list of clients`);
    else await erp.tellClients(clients as readonly ToldClient[]);
  }
}
