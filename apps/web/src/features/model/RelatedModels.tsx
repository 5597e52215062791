import type { ModelSheet } from '@lucerna/engine';
import { skipToken } from '@reduxjs/toolkit/query';
import { api } from '../../shared/api';
import { catalogueQuery } from '../../shared/catalogue/use-catalogue';
import { FailedPart } from '../../shared/failure';
import { useTranslate } from '../../shared/i18n';
import { ModelCards } from './ModelCards';
import { Section } from './Section';

/** As many as a model may have beside it. */
const maxRelated = 24;

/** The models that the maker names beside this one, of any collection; nothing where it names none. */
export function RelatedModels({ sheet }: { sheet: ModelSheet }) {
  const t = useTranslate();
  const { model, catalogId } = sheet;
  const isAsked = (model.related ?? []).length > 0;
  const list = api.useListModelsQuery(
    isAsked
      ? { query: { ...catalogueQuery(catalogId), relatedTo: model.model, itemsPerPage: maxRelated } }
      : skipToken,
  );
  const models = list.data ?? [];
  if (models.length === 0 && !list.error) return null;
  return (
    <Section title={t('model.relatedModels')}>
      <FailedPart asked={list} />
      {models.length > 0 && <ModelCards models={models} applicationLocationId={undefined} />}
    </Section>
  );
}
