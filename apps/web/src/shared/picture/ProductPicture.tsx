import { useState } from 'react';
import { ComposedPicture, type Composed } from './ComposedPicture';
import { ModelPicture, type ModelPictureProps } from './ModelPicture';

interface ProductPictureProps extends ModelPictureProps {
  /** Of a creation: the picture of exactly what was composed is shown. */
  readonly composed?: Composed;
}

/**
 * A product: what was composed, or its one luminaire. The first luminaire of a creation stands for it where its picture
 * cannot be shown: it is another today, or its project is not for this viewer.
 */
export function ProductPicture({ composed, ...luminaire }: ProductPictureProps) {
  const [isMissing, setMissing] = useState(false);
  if (!composed || isMissing) return <ModelPicture {...luminaire} />;
  const { isFirst, className } = luminaire;
  return (
    <ComposedPicture
      of={composed}
      shape="portrait"
      isFirst={isFirst}
      className={className}
      onMissing={() => setMissing(true)}
    />
  );
}
