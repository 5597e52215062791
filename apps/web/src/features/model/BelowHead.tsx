import type { ModelCard } from '@lucerna/contract';
import type { ModelSheet } from '@lucerna/engine';
import { api } from '../../shared/api';
import { catalogueQuery } from '../../shared/catalogue/use-catalogue';
import { ProductDocuments } from '../../shared/downloads';
import { FailedPart } from '../../shared/failure';
import { useTranslate } from '../../shared/i18n';
import { NearSight } from '../../shared/lazy';
import { LightPart } from '../../shared/photometry';
import { useCan } from '../../shared/session';
import { CompareModels } from './CompareModels';
import { DimensionDrawing } from './DimensionDrawing';
import { Finishes, finishesOf } from './Finishes';
import { ModelCards } from './ModelCards';
import { Parts } from './Parts';
import { RelatedModels } from './RelatedModels';
import { Section } from './Section';
import { TechnicalTexts } from './TechnicalTexts';
import { UsedIn } from './UsedIn';
import { waits } from './waits';
import styles from './BelowHead.module.css';

interface BelowHeadProps {
  readonly sheet: ModelSheet;
  /** The models of its collection; empty until they are read. */
  readonly cards: readonly ModelCard[];
  readonly applicationLocationId: string | undefined;
}

/** How many models of the collection stand at the end of the page. */
const related = 8;

/** What one reads after the head: drawing, light, finishes, documents, parts, what it is used in, and what is beside it. */
export default function BelowHead({ sheet, cards, applicationLocationId }: BelowHeadProps) {
  const t = useTranslate();
  const { model, catalogId } = sheet;
  const hasProjects = useCan('project.view');
  const preconfigs = api.useListPreconfigsQuery({
    query: { ...catalogueQuery(catalogId), subFamilyId: `${model.subFamily.id}`, itemsPerPage: 100 },
  });
  const uses = (preconfigs.data ?? []).filter(({ articles }) =>
    articles.some((article) => article.model === model.model),
  );
  const own = cards.find((each) => each.model === model.model);
  const others = cards.filter((each) => each !== own && !each.isComplement);
  return (
    <>
      {model.technicalData.dimensionsMm && (
        <Section title={t('model.drawing')}>
          <NearSight waiting={waits}>
            <DimensionDrawing sheet={sheet} />
          </NearSight>
        </Section>
      )}
      {model.technicalData.photometry && (
        <div className={styles.light}>
          <NearSight waiting={waits}>
            <LightPart
              catalogId={catalogId}
              reference={model.model}
              ip={model.technicalData.ip}
              as="page"
              fallback={waits}
            />
          </NearSight>
        </div>
      )}
      {finishesOf(sheet).length > 0 && (
        <Section title={t('model.finishes')}>
          <Finishes sheet={sheet} />
        </Section>
      )}
      <Section title={t('documents.title')}>
        <NearSight waiting={waits}>
          <ProductDocuments of={{ model: model.model }} catalogId={catalogId} fallback={waits} />
        </NearSight>
      </Section>
      <Parts sheet={sheet} />
      <TechnicalTexts model={model} />
      {(uses.length > 0 || hasProjects || preconfigs.error) && (
        <Section title={t('model.usedIn')}>
          <FailedPart asked={preconfigs} />
          <UsedIn preconfigs={uses} model={model.model} />
        </Section>
      )}
      {own && others.length > 0 && (
        <Section title={t('model.compare')}>
          <CompareModels catalogId={catalogId} own={own} others={others} />
        </Section>
      )}
      <RelatedModels sheet={sheet} />
      {others.length > 0 && (
        <Section title={t('model.related', { collection: model.subFamily.name })}>
          <ModelCards models={others.slice(0, related)} applicationLocationId={applicationLocationId} />
        </Section>
      )}
    </>
  );
}
