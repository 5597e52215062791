import type { Creation, ElementCatalogue } from '@lucerna/engine';
import { frontOf } from '@lucerna/scene';
import { memo } from 'react';
import { Drawing } from '../../shared/picture';
import { useSelector } from '../../shared/store/hooks';
import { selectTheme } from '../../shared/theme/theme';

interface ComposedDrawingProps {
  readonly creation: Creation;
  readonly elements: ElementCatalogue;
  readonly className?: string;
}

/** What is composed as it is now, each luminaire at its place, drawn at once with every choice. */
export const ComposedDrawing = memo(function ComposedDrawing({
  creation,
  elements,
  className,
}: ComposedDrawingProps) {
  const ground = useSelector(selectTheme);
  return (
    <Drawing
      className={className}
      fill="xMidYMid"
      draw={(picture, idPrefix) =>
        picture.drawCreation({ ...frontOf(creation, elements), ground, shape: 'landscape', idPrefix })
      }
    />
  );
});
