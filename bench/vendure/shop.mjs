// A shop of Vendure with three articles, as its guide sets one up, on the database of DATABASE_URL. It tells its parent
// where it answers and what is for sale.
import {
  bootstrap,
  defaultConfig,
  DefaultLogger,
  dummyPaymentHandler,
  LogLevel,
  mergeConfig,
} from '@vendure/core';
import { randomUUID } from 'node:crypto';
import { createServer } from 'node:net';

const port = await new Promise((resolve) => {
  const probe = createServer().listen(0, '127.0.0.1', () => {
    const { port: free } = probe.address();
    probe.close(() => resolve(free));
  });
});
const administrator = { identifier: 'administrator', password: randomUUID() };

await bootstrap(
  mergeConfig(defaultConfig, {
    apiOptions: { port, hostname: '127.0.0.1', adminApiPath: 'admin-api', shopApiPath: 'shop-api' },
    authOptions: { tokenMethod: 'bearer', superadminCredentials: administrator, requireVerification: false },
    dbConnectionOptions: {
      type: 'postgres',
      url: process.env.DATABASE_URL,
      synchronize: true,
      logging: false,
      poolSize: 20,
    },
    paymentOptions: { paymentMethodHandlers: [dummyPaymentHandler] },
    logger: new DefaultLogger({ level: LogLevel.Error }),
  }),
);

const url = `http://127.0.0.1:${port}`;
let token = '';

async function ask(query, variables = {}) {
  const answer = await fetch(`${url}/admin-api`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', ...(token && { authorization: `Bearer ${token}` }) },
    body: JSON.stringify({ query, variables }),
  });
  token = answer.headers.get('vendure-auth-token') ?? token;
  const { data, errors } = await answer.json();
  if (errors) throw new Error(JSON.stringify(errors));
  return data;
}

const argumentsOf = (values) =>
  Object.entries(values).map(([name, value]) => ({ name, value: String(value) }));

await ask(
  'mutation ($name: String!, $password: String!) { login(username: $name, password: $password) { __typename } }',
  {
    name: administrator.identifier,
    password: administrator.password,
  },
);
const { createCountry: country } = await ask(
  `mutation { createCountry(input: { code: "GB", enabled: true, translations: [{ languageCode: en, name: "United Kingdom" }] }) { id } }`,
);
const { createZone: zone } = await ask('mutation ($in: CreateZoneInput!) { createZone(input: $in) { id } }', {
  in: { name: 'Europe', memberIds: [country.id] },
});
const { createTaxCategory: tax } = await ask(
  'mutation { createTaxCategory(input: { name: "Standard", isDefault: true }) { id } }',
);
await ask('mutation ($in: CreateTaxRateInput!) { createTaxRate(input: $in) { id } }', {
  in: { name: 'Standard', enabled: true, value: 20, categoryId: tax.id, zoneId: zone.id },
});
const { activeChannel } = await ask('{ activeChannel { id } }');
await ask('mutation ($in: UpdateChannelInput!) { updateChannel(input: $in) { __typename } }', {
  in: {
    id: activeChannel.id,
    defaultTaxZoneId: zone.id,
    defaultShippingZoneId: zone.id,
    trackInventory: false,
  },
});
await ask('mutation ($in: CreateShippingMethodInput!) { createShippingMethod(input: $in) { id } }', {
  in: {
    code: 'standard',
    fulfillmentHandler: 'manual-fulfillment',
    checker: { code: 'default-shipping-eligibility-checker', arguments: argumentsOf({ orderMinimum: 0 }) },
    calculator: {
      code: 'default-shipping-calculator',
      arguments: argumentsOf({ rate: 500, includesTax: 'auto', taxRate: 20 }),
    },
    translations: [{ languageCode: 'en', name: 'Standard', description: '' }],
  },
});
await ask('mutation ($in: CreatePaymentMethodInput!) { createPaymentMethod(input: $in) { id } }', {
  in: {
    code: 'invoice',
    enabled: true,
    handler: { code: dummyPaymentHandler.code, arguments: argumentsOf({ automaticSettle: false }) },
    translations: [{ languageCode: 'en', name: 'Invoice', description: '' }],
  },
});
const variants = [];
for (const name of ['Pendant', 'Wall lamp', 'Floor lamp']) {
  const translations = [
    { languageCode: 'en', name, slug: name.toLowerCase().replace(' ', '-'), description: '' },
  ];
  const { createProduct: product } = await ask(
    'mutation ($in: CreateProductInput!) { createProduct(input: $in) { id } }',
    {
      in: { translations },
    },
  );
  const { createProductVariants: made } = await ask(
    'mutation ($in: [CreateProductVariantInput!]!) { createProductVariants(input: $in) { id } }',
    {
      in: [
        {
          ...{
            productId: product.id,
            sku: name,
            price: 20_000,
            taxCategoryId: tax.id,
            trackInventory: 'FALSE',
          },
          translations: [{ languageCode: 'en', name }],
        },
      ],
    },
  );
  variants.push(made[0].id);
}
process.send?.({ url, variants });
process.once('disconnect', () => process.exit(0));
