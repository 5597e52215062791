import { markets, type CatalogId } from '@lucerna/engine';
import { coneDiagram, coneOf, lightFigures, placeOf, writeFigure } from '@lucerna/photometry';
import type { Convention, LightPlace, Photometry } from '@lucerna/photometry';
import { Alert, Button, Disclosure, Heading, Skeleton, Stack, Text } from '@lucerna/kit';
import { useMemo } from 'react';
import { useFailureText } from '../failure';
import { SavedFileLink } from '../file/SavedFileLink';
import { useTranslate } from '../i18n';
import { InSlices } from '../lazy';
import { DiagramView } from './DiagramView';
import { IlluminanceTables } from './IlluminanceTables';
import { IntensityTable } from './IntensityTable';
import { IsoluxView } from './IsoluxView';
import { LightTables } from './LightTables';
import { lightFileAddress, lightFormatIds, lightFormats } from './light-file-address';
import { PolarView } from './PolarView';
import { usePhotometry } from './use-photometry';
import { useWritten } from './use-written';
import styles from './LightPart.module.css';

export interface LightPartProps {
  readonly catalogId: CatalogId;
  /** A model, or the reference of what was configured. */
  readonly reference: string;
  /** Its degree of protection: where it may be. */
  readonly ip: string | null | undefined;
  /** `page`: diagrams side by side under a heading. `column`: one below the other, as a part of a column. */
  readonly as: 'page' | 'column';
}

/** How a product shines: its figures, its diagrams and its files. Nothing where the catalogue has no light file for it. */
export default function LightPart({ catalogId, reference, ip, as }: LightPartProps) {
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
            place={placeOf(ip)}
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

interface DiagramProps {
  readonly photometry: Photometry;
  readonly convention: Convention;
}

interface ShownProps extends DiagramProps {
  readonly place: LightPlace;
  readonly isWide: boolean;
}

function Shown({ photometry, convention, place, isWide }: ShownProps) {
  const t = useTranslate();
  const written = useWritten(convention);
  return (
    <>
      <dl className={styles.figures}>
        {lightFigures(photometry, convention, place).map((figure) => (
          <div key={figure.name} className={styles.figure}>
            <dt>{t(`light.${figure.name}`)}</dt>
            <dd>{writeFigure(figure, written)}</dd>
          </div>
        ))}
      </dl>
      <div className={isWide ? styles.wide : styles.narrow}>
        <PolarView photometry={photometry} convention={convention} />
        <ConeFigure photometry={photometry} convention={convention} />
        <IsoluxView photometry={photometry} convention={convention} />
      </div>
      <div>
        <Disclosure title={t('light.values')}>
          <Stack gap={6}>
            <IntensityTable photometry={photometry} convention={convention} />
            <IlluminanceTables photometry={photometry} convention={convention} />
          </Stack>
        </Disclosure>
        <LightTables photometry={photometry} convention={convention} place={place} />
      </div>
    </>
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
