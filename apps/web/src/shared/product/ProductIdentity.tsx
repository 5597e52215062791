import type { CompositionSummary } from '@lucerna/contract';
import { Text } from '@lucerna/kit';
import type { ReactNode } from 'react';
import { ProductPicture } from '../picture';
import { Description } from './Description';
import styles from './ProductIdentity.module.css';

/** What tells a product of a budget or an order: the chosen values are those of its configuration. */
export interface IdentifiedProduct {
  readonly _id?: string;
  readonly model: string;
  readonly name: string;
  readonly subFamily: { readonly name: string };
  readonly referenceCode: string;
  readonly configuration: {
    readonly color?: string;
    readonly temperature?: string;
    readonly control?: string;
    readonly installation?: string;
    readonly pendantHeight?: number;
  };
  /** What it is made of when it is a creation. */
  readonly compositions?: readonly CompositionSummary[];
}

interface ProductIdentityProps {
  readonly product: IdentifiedProduct;
  /** Its finish, light and fixing in words, or what it is made of; null while the words are on their way. */
  readonly description: string | null;
  /** Where it stands, for the picture of what was composed; undefined where that is not known. */
  readonly projectId?: string;
  /** Its picture is among the first of the page. */
  readonly isFirst?: boolean;
  /** One more line under the reference. */
  readonly children?: ReactNode;
}

/** A product as a line of a document begins: its picture lit in its finish, what it is, its reference. */
export function ProductIdentity(props: ProductIdentityProps) {
  const { product, description, projectId, isFirst, children } = props;
  const { _id: productId, model, configuration, compositions, referenceCode: code } = product;
  return (
    <span className={styles.identity}>
      <ProductPicture
        model={model}
        finish={configuration.color}
        temperature={configuration.temperature}
        installation={configuration.installation}
        height={configuration.pendantHeight}
        composed={compositions && projectId && productId ? { projectId, productId, code } : undefined}
        isFirst={isFirst}
        className={styles.picture}
      />
      <span className={styles.words}>
        <Text as="span" weight="strong">
          {product.name}
        </Text>
        <Description text={description} />
        <Text as="span" size={14} tone="quiet" isCode className={styles.reference}>
          {product.referenceCode}
        </Text>
        {children}
      </span>
    </span>
  );
}
