import { foldText } from '@lucerna/contract/search-words';
import { IconButton, SearchField, Text } from '@lucerna/kit';
import { useEffect, useEffectEvent, useMemo, useRef, useState, type KeyboardEvent } from 'react';
import type { Describe } from '../../../shared/product';
import { useTranslate } from '../../../shared/i18n';
import type { ProjectRow } from './project-rows';
import styles from './LineFinder.module.css';

interface LineFinderProps {
  readonly rows: readonly ProjectRow[];
  readonly describe: Describe;
  /** Brings a row into sight and marks it; with null none is marked. */
  readonly onFound: (row: number | null) => void;
}

function wordsOf(row: ProjectRow, describe: Describe): string {
  if (row.kind === 'section') return row.section?.name ?? '';
  if (row.kind === 'freeLine') return row.freeLine.text;
  const { line } = row;
  return `${line.mark ?? ''} ${line.name} ${line.referenceCode} ${describe(line) ?? ''}`;
}

/**
 * Finds lines by mark, name, reference or description where not all of them are in the page. Takes the key of the browser's own search, which
 * would look in the page alone; pressed in the field, it is the browser's.
 */
export function LineFinder({ rows, describe, onFound }: LineFinderProps) {
  const t = useTranslate();
  const place = useRef<HTMLDivElement>(null);
  const [text, setText] = useState('');
  const [nth, setNth] = useState(0);
  const wanted = foldText(text.trim());
  const isUsed = wanted !== '';
  const texts = useMemo(
    () => (isUsed ? rows.map((row) => foldText(wordsOf(row, describe))) : []),
    [rows, describe, isUsed],
  );
  const found = useMemo(
    () => texts.flatMap((each, row) => (each.includes(wanted) ? [row] : [])),
    [texts, wanted],
  );

  function go(to: number) {
    const at = found.length === 0 ? 0 : (to + found.length) % found.length;
    setNth(at);
    onFound(found[at] ?? null);
  }

  const goToFirst = useEffectEvent(() => go(0));
  useEffect(() => goToFirst(), [wanted]);

  useEffect(() => {
    const find = (event: globalThis.KeyboardEvent) => {
      const field = place.current?.querySelector('input');
      const isFind = event.key.toLowerCase() === 'f' && (event.ctrlKey || event.metaKey);
      if (!isFind || event.shiftKey || event.altKey || !field || document.activeElement === field) return;
      event.preventDefault();
      field.focus();
      field.select();
    };
    window.addEventListener('keydown', find);
    return () => window.removeEventListener('keydown', find);
  }, []);

  function press(event: KeyboardEvent) {
    if (event.key !== 'Enter' || !(event.target instanceof HTMLInputElement)) return;
    event.preventDefault();
    go(nth + (event.shiftKey ? -1 : 1));
  }

  return (
    <div ref={place} role="search" className={styles.finder} onKeyDownCapture={press}>
      <SearchField
        label={t('projects.findLine')}
        placeholder={t('projects.findLine')}
        value={text}
        onChange={setText}
        className={styles.field}
      />
      {isUsed && (
        <>
          <Text as="span" role="status" size={14} tone="quiet" isTabular>
            {found.length === 0
              ? t('projects.foundNone')
              : t('projects.foundLines', { nth: nth + 1, count: found.length })}
          </Text>
          <IconButton
            icon="chevron-up"
            label={t('projects.findPrevious')}
            isDisabled={found.length === 0}
            onPress={() => go(nth - 1)}
          />
          <IconButton
            icon="chevron-down"
            label={t('projects.findNext')}
            isDisabled={found.length === 0}
            onPress={() => go(nth + 1)}
          />
        </>
      )}
    </div>
  );
}
