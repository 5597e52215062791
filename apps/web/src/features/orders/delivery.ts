import { orderContact, postalAddress } from '@lucerna/contract';
import type { NewOrder, OrderContact, PostalAddress } from '@lucerna/contract';

/** What the client's own data say. */
export const usual = 'usual';

interface ChosenAddress {
  /** `usual`, the place of a known one, or `other`. */
  readonly choice: string;
  readonly address: PostalAddress;
}

/** Where an order goes, as the form has it. */
export interface DeliveryWish {
  readonly deliverTo: ChosenAddress;
  readonly billTo: ChosenAddress;
  readonly contact: OrderContact;
  readonly isHeld: boolean;
}

const nowhere: ChosenAddress = {
  choice: usual,
  address: { name: '', street: '', postalCode: '', city: '', region: '', country: '' },
};

export const usualDelivery: DeliveryWish = {
  deliverTo: nowhere,
  billTo: nowhere,
  contact: { name: '', email: '', phone: '' },
  isHeld: false,
};

const isChosen = ({ choice }: ChosenAddress) => choice !== usual;
/** Whether somebody to ask was begun to be named. */
export const hasContact = ({ name, email, phone }: OrderContact) =>
  [name, email, phone].some((text) => text !== '');

/** Whether all that was begun is filled in. */
export const isDeliverable = ({ deliverTo, billTo, contact }: DeliveryWish): boolean =>
  [deliverTo, billTo].every((each) => !isChosen(each) || postalAddress.safeParse(each.address).success) &&
  (!hasContact(contact) || orderContact.safeParse(contact).success);

/** The same as the call takes it. */
export const deliveryOf = ({
  deliverTo,
  billTo,
  contact,
  isHeld,
}: DeliveryWish): Pick<NewOrder, 'deliverTo' | 'billTo' | 'contact' | 'isHeld'> => ({
  deliverTo: isChosen(deliverTo) ? deliverTo.address : null,
  billTo: isChosen(billTo) ? billTo.address : null,
  contact: hasContact(contact) ? contact : null,
  isHeld,
});

/** An address in one line; `countryOf` names a country by its two letters. */
export const addressLine = (
  { name, street, postalCode, city, region, country }: PostalAddress,
  countryOf: (code: string) => string,
): string =>
  [name, street, [postalCode, city].filter(Boolean).join(' '), region, country && countryOf(country)]
    .filter(Boolean)
    .join(', ');
