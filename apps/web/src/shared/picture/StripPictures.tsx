import type { StripPicture } from '@lucerna/contract';
import { ProductPicture } from './ProductPicture';

interface StripPicturesProps {
  readonly projectId: string;
  readonly pictures: readonly StripPicture[];
  readonly className?: string;
}

/** The first products of a project or an order, side by side. */
export function StripPictures({ projectId, pictures, className }: StripPicturesProps) {
  return pictures.map(({ model, color, temperature, composed }, place) => (
    <ProductPicture
      key={composed ? `${composed.productId} ${composed.code}` : place}
      model={model}
      finish={color}
      temperature={temperature}
      composed={composed && { projectId, ...composed }}
      className={className}
    />
  ));
}
