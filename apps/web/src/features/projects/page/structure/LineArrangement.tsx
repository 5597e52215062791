import type { ProjectProduct } from '@lucerna/contract';
import { Button, Text } from '@lucerna/kit';
import { use } from 'react';
import { useTranslate } from '../../../../shared/i18n';
import { areaName, ArrangingContext, nameOfLine } from './arranging';
import styles from './Structure.module.css';

/** What an owner arranged of a line, in the words of a schedule: mark, area, whether it counts, and its note. */
export function LineArrangement({ line }: { readonly line: ProjectProduct }) {
  const t = useTranslate();
  const arranging = use(ArrangingContext);
  if (!arranging) return null;
  const { structure, lines, counted, shared, acts } = arranging;
  const { _id: id, mark, note, option } = line;
  const area = structure.areas.find((each) => each.id === line.area);
  const base =
    option?.kind === 'alternative' ? lines.find((each) => each._id === option.alternativeTo) : null;
  const isCounted = counted.has(id);
  const other = shared.get(id);
  const isArranged = Boolean(mark ?? area ?? option) || !isCounted;
  const choose = () => void acts?.arrange(line, { isChosen: !isCounted });
  return (
    <>
      <span data-line={id} data-uncounted={isCounted ? undefined : true} className={styles.arrangement}>
        {isArranged && (
          <>
            {mark && <strong className={styles.mark}>{mark}</strong>}
            {area && <bdi>{areaName(area)}</bdi>}
            {option && (
              <span className={styles.option} data-counted={isCounted || undefined}>
                {base ? t('structure.alternativeTo', { name: nameOfLine(base) }) : t('structure.optional')}
              </span>
            )}
            {!isCounted && <span className={styles.option}>{t('structure.notCounted')}</span>}
            {acts &&
              line.ordered === 0 &&
              (option || !isCounted) &&
              (!option || !isCounted || option.isChosen) && (
                <Button size="small" variant="quiet" className={styles.choose} onPress={choose}>
                  {t(isCounted ? 'structure.unchoose' : 'structure.choose')}
                </Button>
              )}
          </>
        )}
      </span>
      {other !== undefined && (
        <Text size={14} tone="warning">
          {t('structure.sharedMark', { mark: mark ?? '', reference: other })}
        </Text>
      )}
      {note && (
        <Text size={14} tone="quiet" className={styles.note}>
          <bdi>{note}</bdi>
        </Text>
      )}
    </>
  );
}
