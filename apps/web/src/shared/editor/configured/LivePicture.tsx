import { Drawing } from '../../picture';
import { useSelector } from '../../store/hooks';
import { selectTheme } from '../../theme/theme';
import type { Configuring } from './use-configured';

/** Luminaires that hang keep their ceiling in sight, those that stand their floor. */
const kept: Readonly<Record<string, 'xMidYMin' | 'xMidYMax'>> = {
  pendant: 'xMidYMin',
  spot: 'xMidYMin',
  light: 'xMidYMin',
  ceiling: 'xMidYMin',
  floor: 'xMidYMax',
  ground: 'xMidYMax',
  table: 'xMidYMax',
};

interface LivePictureProps {
  readonly configuring: Configuring;
  readonly className?: string;
}

/** The luminaire as it is configured now, drawn at once with every choice. */
export function LivePicture({ configuring, className }: LivePictureProps) {
  const ground = useSelector(selectTheme);
  const { model, finishes } = configuring.prepared.sheet;
  const { configuration } = configuring.evaluation;
  return (
    <Drawing
      className={className}
      label={model.name}
      fill={kept[model.kind] ?? 'xMidYMid'}
      draw={(picture, idPrefix) =>
        picture.drawLuminaire({
          model: model.model,
          kind: model.kind,
          subFamilyId: model.subFamily.id,
          dimensionsMm: model.technicalData.dimensionsMm,
          distribution: model.technicalData.distribution,
          finish: configuration.color,
          finishes,
          temperature: configuration.temperature,
          installation: configuration.installation,
          pendantHeightCm: configuration.pendantHeight,
          ground,
          idPrefix,
        })
      }
    />
  );
}
