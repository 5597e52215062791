import { changeAreas, changeTargets } from '@lucerna/contract';
import { Button, SearchField, TextField } from '@lucerna/kit';
import { useState } from 'react';
import { DayFilters } from '../../shared/list/DayFilters';
import { FilterSelect } from '../../shared/list/FilterSelect';
import { useTypedSearch } from '../../shared/list/use-typed-search';
import { useTranslate } from '../../shared/i18n';
import type { ChangesAsked } from './use-changes-asked';
import styles from './Changes.module.css';

interface ChangeFiltersProps {
  readonly asked: ChangesAsked;
  readonly onAsk: (part: Partial<ChangesAsked>) => void;
}

/** What of the log is shown: about what, by whom, what kind and when. */
export function ChangeFilters({ asked, onAsk }: ChangeFiltersProps) {
  const t = useTranslate();
  const [subject, setSubject] = useTypedSearch(asked.subject ?? '', (text) =>
    onAsk({ subject: text.trim() || undefined }),
  );
  const [who, setWho] = useState(asked.who ?? '');
  const areas = changeAreas.map((value) => ({ value, label: t(`changes.area-${value}`) }));
  const targets = changeTargets.map((value) => ({ value, label: t(`changes.target-${value}`) }));
  return (
    <div className={styles.filters} role="search">
      <SearchField
        label={t('changes.subject')}
        placeholder={t('changes.subjectHint')}
        value={subject}
        onChange={(text) => setSubject(text.slice(0, 100))}
        className={styles.subject}
      />
      <FilterSelect
        label={t('changes.target')}
        className={styles.filter}
        all={t('changes.allTargets')}
        options={targets}
        value={asked.target}
        onChange={(target) => onAsk({ target })}
      />
      <FilterSelect
        label={t('changes.what')}
        className={styles.filter}
        all={t('changes.allAreas')}
        options={areas}
        value={asked.area}
        onChange={(area) => onAsk({ area })}
      />
      <form
        className={styles.filter}
        onSubmit={(event) => {
          event.preventDefault();
          onAsk({ who: who.trim().toLowerCase() || undefined });
        }}
      >
        <TextField
          label={t('changes.whoEmail')}
          type="email"
          value={who}
          onChange={(text) => {
            setWho(text.slice(0, 248));
            if (text === '') onAsk({ who: undefined });
          }}
        />
      </form>
      <DayFilters className={styles.filter} days={asked} onChange={onAsk} />
      {asked.project !== undefined && (
        <Button variant="quiet" icon="close" onPress={() => onAsk({ project: undefined })}>
          {t('changes.oneProject')}
        </Button>
      )}
    </div>
  );
}
