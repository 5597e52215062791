import { orderContact, postalAddress } from '@lucerna/contract';
import type { OrderContact, OrderDraft, PostalAddress } from '@lucerna/contract';
import { Checkbox, Heading, Select, TextField } from '@lucerna/kit';
import { useRule } from '../../shared/form';
import { useTranslate } from '../../shared/i18n';
import { CountryField } from './CountryField';
import { hasContact, usual, type DeliveryWish } from './delivery';
import styles from './Order.module.css';

interface DeliveryProps {
  readonly draft: OrderDraft;
  readonly wish: DeliveryWish;
  readonly onChange: (part: Partial<DeliveryWish>) => void;
}

/** Where goods and bills go, who is asked, and whether the order waits for its release. */
export function Delivery({ draft, wish, onChange }: DeliveryProps) {
  const t = useTranslate();
  const rule = useRule();
  const isNamed = hasContact(wish.contact);
  const contact = (part: Partial<OrderContact>) => onChange({ contact: { ...wish.contact, ...part } });
  return (
    <section className={styles.delivery} aria-label={t('orders.delivery')}>
      <Heading level={2} size={20}>
        {t('orders.delivery')}
      </Heading>
      <AddressChoice
        label={t('orders.deliverTo')}
        draft={draft}
        kind="delivery"
        chosen={wish.deliverTo}
        onChoose={(deliverTo) => onChange({ deliverTo })}
      />
      <AddressChoice
        label={t('orders.billTo')}
        draft={draft}
        kind="billing"
        chosen={wish.billTo}
        onChoose={(billTo) => onChange({ billTo })}
      />
      <div className={styles.fields}>
        <TextField
          label={t('orders.contactName')}
          isMarkedOptional={!isNamed}
          isRequired={isNamed}
          autoComplete="name"
          maxLength={120}
          value={wish.contact.name}
          onChange={(name) => contact({ name })}
          validate={(text) => (isNamed ? rule(orderContact.shape.name)(text) : null)}
        />
        <TextField
          label={t('orders.contactEmail')}
          type="email"
          isMarkedOptional
          value={wish.contact.email}
          onChange={(email) => contact({ email })}
          validate={rule(orderContact.shape.email)}
        />
        <TextField
          label={t('orders.contactPhone')}
          type="tel"
          isMarkedOptional
          maxLength={40}
          value={wish.contact.phone}
          onChange={(phone) => contact({ phone })}
          validate={rule(orderContact.shape.phone)}
        />
      </div>
      <Checkbox isSelected={wish.isHeld} onChange={(isHeld) => onChange({ isHeld })}>
        {t('orders.hold')}
      </Checkbox>
    </section>
  );
}

interface AddressChoiceProps {
  readonly label: string;
  readonly draft: OrderDraft;
  readonly kind: 'delivery' | 'billing';
  readonly chosen: DeliveryWish['deliverTo'];
  readonly onChoose: (address: DeliveryWish['deliverTo']) => void;
}

const noAddress: PostalAddress = { name: '', street: '', postalCode: '', city: '', region: '', country: '' };

/** An address of the client's, or another one that is typed. */
function AddressChoice({ label, draft, kind, chosen, onChoose }: AddressChoiceProps) {
  const t = useTranslate();
  const known = draft.addresses.filter((each) => each.kind === kind);
  const options = [
    { value: usual, label: t('orders.usualAddress') },
    ...known.map(({ name, street, city }, at) => ({
      value: String(at),
      label: [name, street, city].filter(Boolean).join(', '),
    })),
    { value: 'other', label: t('orders.otherAddress') },
  ];
  function choose(value: string) {
    if (value === usual) return onChoose({ choice: usual, address: noAddress });
    const address = known[Number(value)];
    if (!address) return onChoose({ choice: 'other', address: noAddress });
    const { kind: _kind, ...rest } = address;
    onChoose({ choice: value, address: rest });
  }
  return (
    <div className={styles.address}>
      <Select label={label} options={options} value={chosen.choice} onChange={choose} />
      {chosen.choice === 'other' && (
        <AddressFields
          address={chosen.address}
          onChange={(part) => onChoose({ ...chosen, address: { ...chosen.address, ...part } })}
        />
      )}
    </div>
  );
}

interface AddressFieldsProps {
  readonly address: PostalAddress;
  readonly onChange: (part: Partial<PostalAddress>) => void;
}

function AddressFields({ address, onChange }: AddressFieldsProps) {
  const t = useTranslate();
  const rule = useRule();
  const { name, street, postalCode, city, region } = postalAddress.shape;
  return (
    <div className={styles.fields}>
      <TextField
        label={t('orders.addressName')}
        isMarkedOptional
        maxLength={120}
        value={address.name}
        onChange={(value) => onChange({ name: value })}
        validate={rule(name)}
      />
      <TextField
        label={t('orders.street')}
        isRequired
        maxLength={120}
        value={address.street}
        onChange={(value) => onChange({ street: value })}
        validate={rule(street)}
      />
      <TextField
        label={t('orders.postalCode')}
        isMarkedOptional
        value={address.postalCode}
        onChange={(value) => onChange({ postalCode: value })}
        validate={rule(postalCode)}
      />
      <TextField
        label={t('orders.city')}
        isRequired
        maxLength={80}
        value={address.city}
        onChange={(value) => onChange({ city: value })}
        validate={rule(city)}
      />
      <TextField
        label={t('orders.region')}
        isMarkedOptional
        maxLength={80}
        value={address.region}
        onChange={(value) => onChange({ region: value })}
        validate={rule(region)}
      />
      <CountryField code={address.country} onChange={(value) => onChange({ country: value })} />
    </div>
  );
}
