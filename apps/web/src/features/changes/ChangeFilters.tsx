import { changeAreas, changeTargets } from '@lucerna/contract';
import type { ChangeArea, ChangeTarget } from '@lucerna/contract';
import { Button, DatePicker, SearchField, Select, TextField } from '@lucerna/kit';
import { useState } from 'react';
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
      <Select<ChangeTarget | 'all'>
        label={t('changes.target')}
        className={styles.filter}
        options={[{ value: 'all', label: t('changes.allTargets') }, ...targets]}
        value={asked.target ?? 'all'}
        onChange={(target) => onAsk({ target: target === 'all' ? undefined : target })}
      />
      <Select<ChangeArea | 'all'>
        label={t('changes.what')}
        className={styles.filter}
        options={[{ value: 'all', label: t('changes.allAreas') }, ...areas]}
        value={asked.area ?? 'all'}
        onChange={(area) => onAsk({ area: area === 'all' ? undefined : area })}
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
      <DatePicker
        label={t('users.fromDay')}
        className={styles.filter}
        max={asked.to}
        value={asked.from ?? null}
        onChange={(from) => onAsk({ from: from ?? undefined })}
      />
      <DatePicker
        label={t('users.toDay')}
        className={styles.filter}
        min={asked.from}
        value={asked.to ?? null}
        onChange={(to) => onAsk({ to: to ?? undefined })}
      />
      {asked.project !== undefined && (
        <Button variant="quiet" icon="close" onPress={() => onAsk({ project: undefined })}>
          {t('changes.oneProject')}
        </Button>
      )}
    </div>
  );
}
