import { systemOfSubfamily } from '@lucerna/contract';
import { skipToken } from '@reduxjs/toolkit/query';
import { useState } from 'react';
import { useParams } from 'react-router';
import { api } from '../../shared/api';
import { catalogueQuery, useCatalogue } from '../../shared/catalogue/use-catalogue';
import { FailedPart } from '../../shared/failure';
import { Invitation } from './Invitation';
import styles from './Guide.module.css';

/** The questions of a collection are those of the configurator that its composed products are made with. */
function layerOf(subFamilyId: number, type: string | undefined): string | null {
  if (type === 'drawing') return systemOfSubfamily(subFamilyId);
  return type === 'crea' ? type : null;
}

/** The guided choice within the collection of the page, ending in its configurator; not there without any (CFG-10). */
export function HelpInCollection() {
  const { subFamilyId = '' } = useParams();
  const catalogId = useCatalogue();
  const [isOpen, setOpen] = useState(false);
  const query = catalogId ? { ...catalogueQuery(catalogId), subFamilyId } : null;
  const composed = api.useListPreconfigsQuery(query ? { query } : skipToken);
  const layer = layerOf(Number(subFamilyId), composed.data?.[0]?.configuratorType.description);
  const asked = api.useGetDecisionLayerQuery(
    query && layer !== null ? { params: { layer }, query, isSilent: true } : skipToken,
  );
  const { data: tree, error, isLoading } = asked;
  if (error && !tree) return <FailedPart asked={asked} />;
  if (!tree) return isLoading ? <div className={styles.coming} aria-busy="true" /> : null;
  return <Invitation lead={tree.title} tree={tree} isOpen={isOpen} onOpen={setOpen} />;
}
