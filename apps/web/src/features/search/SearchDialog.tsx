import { defaultCatalogId } from '@lucerna/engine';
import { Button, SearchPalette, Text } from '@lucerna/kit';
import { useEffect, useEffectEvent, useState } from 'react';
import { useNavigate } from 'react-router';
import { useCatalogue } from '../../shared/catalogue/use-catalogue';
import { useReferenceExample } from '../../shared/catalogue/use-reference-example';
import { failureOf } from '../../shared/api';
import { useFailureText } from '../../shared/failure';
import { useChoosing } from '../../shared/route';
import { useTranslate } from '../../shared/i18n';
import { addRecentSearch, readRecentSearches } from './recent-searches';
import { searchGroups } from './search-groups';
import { useFound } from './use-found';
import { useOpenReference, type ReferenceAnswer } from './use-open-reference';
import styles from './SearchDialog.module.css';

const nearestOf = (answer: ReferenceAnswer): string | null =>
  answer.type === 'nearest' ? answer.reference : answer.type === 'unknown-model' ? answer.nearest : null;

interface SearchDialogProps {
  /** What was pasted on the page, which is opened at once; else empty. */
  readonly begin: string;
  readonly onClose: () => void;
}

/**
 * Finds by words what somebody may go to, and opens the references and codes that are typed, pasted or scanned into the
 * same field.
 */
export default function SearchDialog({ begin, onClose }: SearchDialogProps) {
  const t = useTranslate();
  const textOf = useFailureText();
  const navigate = useNavigate();
  const choosing = useChoosing();
  const example = useReferenceExample(useCatalogue() ?? defaultCatalogId);
  const [text, setText] = useState(begin);
  const [recent] = useState(readRecentSearches);
  // Enter was pressed before the answer came: its first is taken then.
  const [isEntered, setEntered] = useState(false);
  const found = useFound(text);
  const { answer, isOpening, open, forget } = useOpenReference((path) => {
    addRecentSearch({ path, title: text.trim().toUpperCase() });
    onClose();
  });
  const { groups, acts } = searchGroups({ text, found, recent, choosing, t });
  const isStale = found.isStale || isOpening;
  const count = found.collections.length + found.models.length + found.projects.length;
  const isNone = text.trim() !== '' && !isStale && !found.error && acts.size === 0;

  function choose(id: string): void {
    const act = acts.get(id);
    if (!act) return;
    if (act.type === 'open') return open(act.reference);
    if (act.type === 'all')
      void navigate(`${choosing.collections()}?${new URLSearchParams({ search: text.trim() })}`);
    else {
      addRecentSearch(act.to);
      void navigate(act.to.path);
    }
    onClose();
  }

  const takeFirst = useEffectEvent(() => {
    setEntered(false);
    const [first] = acts.keys();
    if (first) choose(first);
  });
  useEffect(() => {
    if (isEntered && !isStale) takeFirst();
  }, [isEntered, isStale]);
  const openBegun = useEffectEvent(() => begin && open(begin));
  useEffect(() => void openBegun(), []);

  function type(next: string): void {
    setText(next);
    setEntered(false);
    forget();
  }

  const nearest = answer && nearestOf(answer);
  const refusal =
    answer &&
    t(`reference.${answer.type}`, {
      model: answer.type === 'unknown-model' ? answer.model : '',
      code: 'code' in answer ? answer.code : '',
      example,
    });
  const counted = t(found.hasMore ? 'search.foundMore' : 'search.found', { count });
  const failure = found.error ? textOf(failureOf(found.error)!) : null;
  return (
    <SearchPalette
      label={t('search.label')}
      placeholder={t('search.label')}
      value={text}
      onChange={type}
      groups={groups}
      isStale={isStale}
      onChoose={choose}
      onSubmit={() => text.trim() !== '' && setEntered(isStale)}
      status={isStale || !text.trim() ? '' : (refusal ?? failure?.title ?? counted)}
      count={text.trim() && count > 0 ? counted : undefined}
      onClose={onClose}
    >
      {!text.trim() && (
        <Text size={14} tone="quiet" className={styles.note}>
          {t('search.hint', { example })}
        </Text>
      )}
      {refusal && (
        <div className={styles.note}>
          <Text>{refusal}</Text>
          {nearest && (
            <Button
              size="small"
              onPress={() => {
                setText(nearest);
                open(nearest);
              }}
            >
              {t('reference.openNearest', { reference: nearest })}
            </Button>
          )}
        </div>
      )}
      {failure && (
        <div className={styles.note}>
          <Text>{failure.title}</Text>
          <Text size={14} tone="quiet">
            {failure.text}
          </Text>
          <Button size="small" isLoading={found.isAsking} onPress={found.retry}>
            {t('errors-dialog.retry')}
          </Button>
        </div>
      )}
      {isNone && !refusal && (
        <div className={styles.note}>
          <Text>{t('search.none', { text: text.trim() })}</Text>
          <Text size={14} tone="quiet">
            {t('search.noneText', { example })}
          </Text>
        </div>
      )}
    </SearchPalette>
  );
}
