import { useState } from 'react';
import { Checkbox, Grid, NumberField, PasswordField, QuantityField, SearchField } from '../src';
import { Select, Stack, Switch, TextArea, TextField } from '../src';
import { Section } from './Section';

const countries = ['Austria', 'France', 'Germany', 'Italy', 'Spain', 'United States'];

/** Everything that is typed or ticked. */
export function Fields() {
  const [country, setCountry] = useState<string | null>(null);
  const [quantity, setQuantity] = useState<number>(4);
  const [height, setHeight] = useState<number>(180);
  return (
    <Section id="fields" title="Fields">
      <Grid columns={3} gap={6}>
        <TextField label="Project name" defaultValue="House by the lake" />
        <TextField
          label="E-mail"
          type="email"
          defaultValue="name@"
          errorMessage="Write an address such as name@studio.com"
        />
        <PasswordField label="Password" defaultValue="secret" description="Ten characters or more" />
        <Select
          label="Country"
          value={country}
          onChange={setCountry}
          isRequired
          options={countries.map((name) => ({ value: name, label: name }))}
        />
        <NumberField
          label="Pendant height"
          unit="cm"
          value={height}
          min={60}
          max={300}
          onChange={setHeight}
        />
        <TextField label="Type mark" isMarkedOptional placeholder="A1" />
        <TextArea label="Notes" description="For the order" defaultValue="Deliver to the site." />
        <SearchField label="Search" placeholder="Search projects" />
        <TextField label="Catalogue" isDisabled defaultValue="International" />
      </Grid>
      <Stack direction="row" gap={6}>
        <QuantityField label="Quantity" value={quantity} max={99} onChange={setQuantity} />
        <QuantityField label="Quantity" size="small" value={1} onChange={() => undefined} />
        <Checkbox defaultSelected>Show prices</Checkbox>
        <Checkbox>Include drivers</Checkbox>
        <Checkbox isIndeterminate>All</Checkbox>
        <Switch defaultSelected>Lit</Switch>
        <Switch>Dark room</Switch>
      </Stack>
    </Section>
  );
}
