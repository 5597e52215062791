import { sightOf } from '@lucerna/contract/picture-address';
import { lightFor, usualFinish, variationCode } from '@lucerna/engine';
import { languageOf, useTranslate } from '../../i18n';
import { Drawing } from '../../picture';
import { MakersPicture, useMakersPicture } from '../../makers-picture';
import { useSelector } from '../../store/hooks';
import { selectTheme } from '../../theme/theme';
import type { Configuring } from './use-configured';

/** Where a drawing is cut, by what stays in sight of it. */
const fills = { top: 'xMidYMin', bottom: 'xMidYMax', middle: 'xMidYMid' } as const;

interface LivePictureProps {
  readonly configuring: Configuring;
  readonly className?: string;
}

/** The luminaire as it is configured now: the maker's picture that shows it best, or drawn at once with every choice. */
export function LivePicture({ configuring, className }: LivePictureProps) {
  const ground = useSelector(selectTheme);
  const t = useTranslate();
  const language = useSelector(languageOf);
  const { model, finishes, variations, body } = configuring.prepared.sheet;
  const { configuration } = configuring.evaluation;
  const chosen = useMakersPicture(model.model, {
    finish: configuration.color,
    temperature: configuration.temperature,
  });
  if (chosen) {
    const { picture, lights, otherFinish } = chosen;
    const light = lightFor(lights, configuration.temperature);
    const shown = variations.find((each) => each.type === 'color' && variationCode(each) === otherFinish);
    const word =
      otherFinish && t('makersPicture.otherFinish', { finish: shown?.description[language] ?? otherFinish });
    return (
      <MakersPicture picture={picture} light={light} alt={model.name} word={word} className={className} />
    );
  }
  // Which of the two it is, is known in a moment: nothing is drawn that would be taken away.
  if (chosen === undefined) return <div className={className} data-picture-coming />;
  return (
    <Drawing
      className={className}
      label={model.name}
      fill={fills[sightOf(model.kind)]}
      draw={(picture, idPrefix) =>
        picture.drawLuminaire({
          model: model.model,
          kind: model.kind,
          subFamilyId: model.subFamily.id,
          dimensionsMm: model.technicalData.dimensionsMm,
          distribution: model.technicalData.distribution,
          body,
          secondFinish: model.technicalData.secondaryFinish,
          finish: configuration.color ?? usualFinish(configuring.prepared.sheet),
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
