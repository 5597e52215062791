import { prepareModel, type CatalogId, type PreparedModel } from '@lucerna/engine';
import { Breadcrumbs, ButtonLink, ErrorState, Page, Skeleton, type Crumb } from '@lucerna/kit';
import { useMemo, type ReactNode } from 'react';
import { today } from '../../shared/catalogue/today';
import { useModelSheet } from '../../shared/catalogue/use-model-sheet';
import { FailedModel } from '../../shared/product/FailedModel';
import { useChoosing, useTitle } from '../../shared/route';
import { useProblemText, useTranslate } from '../../shared/i18n';
import styles from './Configurator.module.css';

interface ConfiguratorLoaderProps {
  readonly model: string | undefined;
  readonly catalogId: CatalogId | undefined;
  readonly children: (prepared: PreparedModel) => ReactNode;
}

/** Reads the sheet of a model and prepares it for the engine; says why when it cannot be configured. */
export function ConfiguratorLoader({ model, catalogId, children }: ConfiguratorLoaderProps) {
  const t = useTranslate();
  const problemText = useProblemText();
  const choosing = useChoosing();
  const { sheet, isFetching, error, refetch } = useModelSheet(model, catalogId);
  const prepared = useMemo(() => (sheet ? prepareModel(sheet, today()) : null), [sheet]);
  useTitle(sheet?.model.name);

  if (error) {
    return (
      <Page>
        <FailedModel error={error} isAsking={isFetching} onRetry={() => void refetch()} />
      </Page>
    );
  }
  if (!prepared) {
    return <ConfiguratorWaiting />;
  }
  if (!prepared.ok) {
    return (
      <Page>
        <ErrorState
          headingLevel={1}
          title={t('configurator.cannot')}
          action={<ButtonLink href={choosing.collections()}>{t('collections.title')}</ButtonLink>}
          advice={prepared.problems.map((problem) => problemText(problem)).join(' ')}
        />
      </Page>
    );
  }
  return children(prepared.value);
}

interface ConfiguratorWaitingProps {
  /** What is configured and the way to it, once these are known. */
  readonly name?: string;
  readonly crumbs?: readonly Crumb[];
}

/**
 * Stands until the model, and what is kept of the work on it, are read. The name is no heading yet: one that goes again
 * would take the focus along.
 */
export function ConfiguratorWaiting({ name, crumbs }: ConfiguratorWaitingProps) {
  return (
    <div className={styles.room} aria-busy="true">
      <Skeleton shape="block" className={styles.stage} height="100%" />
      <div className={styles.choices}>
        {crumbs && <Breadcrumbs items={crumbs} />}
        {name && <p className={styles.coming}>{name}</p>}
        <Skeleton lines={10} />
      </div>
    </div>
  );
}
