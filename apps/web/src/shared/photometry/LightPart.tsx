import { markets } from '@lucerna/engine';
import type { CatalogId } from '@lucerna/engine';
import {
  beamAngles,
  coneDiagram,
  coneOf,
  efficacy,
  fluxOf,
  isoluxDiagram,
  isoluxOf,
  maxCandela,
  upwardShare,
} from '@lucerna/photometry';
import type { Convention, Photometry } from '@lucerna/photometry';
import { Alert, Button, Disclosure, Heading, Skeleton, Stack, Text } from '@lucerna/kit';
import { useMemo } from 'react';
import { useFailureText } from '../failure';
import { SavedFileLink } from '../file/SavedFileLink';
import { useFormat, useTranslate } from '../i18n';
import type { Format, Translate } from '../i18n';
import { InSlices } from '../late';
import { DiagramView } from './DiagramView';
import { GlareTable } from './GlareTable';
import { IntensityTable } from './IntensityTable';
import { lightFileAddress, lightFormatIds, lightFormats } from './light-file-address';
import { PolarView } from './PolarView';
import { usePhotometry } from './use-photometry';
import styles from './LightPart.module.css';

export interface LightPartProps {
  readonly catalogId: CatalogId;
  /** A model, or the reference of what was configured. */
  readonly reference: string;
  /** `page`: diagrams side by side under a heading. `column`: one below the other, as a part of a column. */
  readonly as: 'page' | 'column';
}

/** How a product shines: its figures, its diagrams and its files. Nothing where the catalogue has no light file for it. */
export default function LightPart({ catalogId, reference, as }: LightPartProps) {
  const t = useTranslate();
  const textOf = useFailureText();
  const { state, retry } = usePhotometry(catalogId, reference);
  if (state.type === 'none') return null;
  return (
    <section className={styles.part} aria-label={t('light.title')} aria-busy={state.type === 'reading'}>
      {as === 'page' && <Heading level={2}>{t('light.title')}</Heading>}
      {state.type === 'reading' && <Skeleton shape="block" height="30rem" />}
      {state.type === 'failed' && (
        <Alert tone="warning" title={t('light.failed')}>
          <Stack gap={3}>
            {textOf(state.failure).text}
            <div>
              <Button onPress={retry}>{t('errors-dialog.retry')}</Button>
            </div>
          </Stack>
        </Alert>
      )}
      {state.type === 'read' && (
        <InSlices waiting={<Skeleton shape="block" height="30rem" />}>
          <Shown
            photometry={state.photometry}
            convention={markets[catalogId].lightDiagrams}
            isWide={as === 'page'}
          />
        </InSlices>
      )}
      {state.type !== 'failed' && (
        <Stack gap={3}>
          {as === 'column' && <Text tone="quiet">{t('light.ofProduct')}</Text>}
          <div className={styles.files}>
            {lightFormatIds.map((format) => (
              <SavedFileLink
                key={format}
                address={lightFileAddress(catalogId, reference, format)}
                action="getPhotometry"
                variant="secondary"
              >
                {lightFormats[format]}
              </SavedFileLink>
            ))}
          </div>
        </Stack>
      )}
    </section>
  );
}

/** What each convention measures by: the height of the plane of illuminance, and the units. */
const measures = {
  cie: { height: 2.5, length: 'm', illuminance: 'lx' },
  ies: { height: 8, length: 'ft', illuminance: 'fc' },
} as const;

interface DiagramProps {
  readonly photometry: Photometry;
  readonly convention: Convention;
}

interface ShownProps extends DiagramProps {
  readonly isWide: boolean;
}

function Shown({ photometry, convention, isWide }: ShownProps) {
  const t = useTranslate();
  const format = useFormat();
  return (
    <>
      <dl className={styles.figures}>
        {figuresOf(photometry, t, format).map(([name, value]) => (
          <div key={name} className={styles.figure}>
            <dt>{name}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      </dl>
      <div className={isWide ? styles.wide : styles.narrow}>
        <PolarView photometry={photometry} convention={convention} />
        <ConeFigure photometry={photometry} convention={convention} />
        <IsoluxFigure photometry={photometry} convention={convention} />
      </div>
      <div>
        <Disclosure title={t('light.values')}>
          <IntensityTable photometry={photometry} convention={convention} />
        </Disclosure>
        <GlareTable photometry={photometry} />
      </div>
    </>
  );
}

/** How the numbers of a diagram are written in the units of a convention. */
function useWritten(convention: Convention) {
  const format = useFormat();
  const { length, illuminance } = measures[convention];
  return useMemo(
    () => ({
      length: (value: number) => format.unit(value, length, 2),
      illuminance: (value: number) => format.unit(value, illuminance, value < 10 ? 1 : 0),
      write: (value: number) => format.number(value, 2),
    }),
    [format, length, illuminance],
  );
}

function ConeFigure({ photometry, convention }: DiagramProps) {
  const t = useTranslate();
  const written = useWritten(convention);
  const cone = useMemo(() => coneOf(photometry, convention), [photometry, convention]);
  if (!cone) return null;
  return (
    <figure className={styles.diagram}>
      <figcaption>{t('light.cone')}</figcaption>
      <DiagramView
        diagram={coneDiagram(cone, written)}
        label={cone.rows
          .map(({ distance, centre }) => `${written.length(distance)}: ${written.illuminance(centre)}`)
          .join(', ')}
      />
      <p className={styles.note}>
        {[t('light.distance'), t('light.illuminance'), t('light.diameter')].join(' · ')}
      </p>
    </figure>
  );
}

function IsoluxFigure({ photometry, convention }: DiagramProps) {
  const t = useTranslate();
  const written = useWritten(convention);
  const { height, illuminance } = measures[convention];
  const field = useMemo(() => isoluxOf(photometry, convention, height), [photometry, convention, height]);
  if (!field) return null;
  const label = t('light.isolux', { height: written.length(height) });
  return (
    <figure className={styles.diagram}>
      <figcaption>{label}</figcaption>
      <DiagramView diagram={isoluxDiagram(field, written)} label={label} />
      <p className={styles.note}>{t('light.isoluxNote', { unit: illuminance })}</p>
    </figure>
  );
}

/** The figures that one compares luminaires by. */
function figuresOf(photometry: Photometry, t: Translate, format: Format): (readonly [string, string])[] {
  const { distribution } = photometry;
  const angles = [0, 90].map((c) => beamAngles(distribution, c));
  const degrees = (which: 'beam' | 'field') => {
    const [one = null, other = null] = angles.map((each) => each[which]);
    // What shines to all sides has no beam that one would compare.
    if (one === null || other === null || Math.max(one, other) > 180) return null;
    const written = [one, other].map((angle) => `${format.number(angle, 0)}°`);
    return written[0] === written[1] ? written[0]! : written.join(' × ');
  };
  const lumensPerWatt = efficacy(photometry);
  const up = upwardShare(distribution);
  const figures: (readonly [string, string | null])[] = [
    [t('light.flux'), format.unit(fluxOf(distribution), 'lm', 0)],
    [t('light.efficacy'), lumensPerWatt === null ? null : format.unit(lumensPerWatt, 'lm/W', 0)],
    [t('light.most'), format.unit(maxCandela(distribution), 'cd', 0)],
    [t('light.beam'), degrees('beam')],
    [t('light.field'), degrees('field')],
    [t('light.up'), up > 0.005 ? format.unit(up * 100, '%', 0) : null],
  ];
  return figures.flatMap(([name, value]) => (value === null ? [] : [[name, value] as const]));
}
