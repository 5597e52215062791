import type { Position } from '@lucerna/engine';
import type { LightFile } from '../light-file';
import type { About, Product } from '../product/product';

/** A product where it stands on a storey. */
export interface PlacedProduct {
  readonly product: Product;
  /** Unique in its building. */
  readonly id: string;
  /** What it is found by in the project, such as its type mark; empty for none. */
  readonly tag: string;
  /** Where the frame of the product is on the storey, metres, as in a scene. */
  readonly at: Position;
}

/** Products of a building by its storeys and rooms. */
export interface ProductsOfBuilding {
  readonly about: About;
  readonly lightFiles: readonly LightFile[];
  readonly storeys: readonly {
    /** Unique in the building. */
    readonly name: string;
    /** Metres; null where nobody has said how high it is. */
    readonly elevation: number | null;
    readonly rooms: readonly {
      /** Unique on its storey; empty for what is in no room. */
      readonly name: string;
      readonly placed: readonly PlacedProduct[];
    }[];
  }[];
}
