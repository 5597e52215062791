import { skipToken } from '@reduxjs/toolkit/query';
import { useState } from 'react';
import { api } from '../../shared/api';
import { catalogueQuery, useCatalogue } from '../../shared/catalogue/use-catalogue';
import { useWords } from '../../shared/words';
import { Invitation } from './Invitation';

/** The guided choice among all collections, by its number in the feed. */
const amongAll = 1;

/** An invitation to be led to the right light; the questions are read when it is taken. Without any it is not there. */
export function HelpMeChoose() {
  const say = useWords();
  const catalogId = useCatalogue();
  const [isOpen, setOpen] = useState(false);
  const tree = api.useGetDecisionTreeQuery(
    catalogId && isOpen
      ? { params: { id: amongAll }, query: catalogueQuery(catalogId), isSilent: true }
      : skipToken,
  );
  if (tree.isError) return null;
  return <Invitation lead={say('guide.lead')} tree={tree.data} isOpen={isOpen} onOpen={setOpen} isInHead />;
}
