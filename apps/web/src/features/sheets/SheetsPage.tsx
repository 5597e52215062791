import { defaultCatalogId, languageCodes, markets, languages, type LanguageCode } from '@lucerna/engine';
import { Alert, Button, Select, Text } from '@lucerna/kit';
import { useState } from 'react';
import { failureData } from '../../shared/api';
import { FailureAlert } from '../../shared/failure';
import { saveFile } from '../../shared/file/save-file';
import { MakingPage, useSources } from '../../shared/sources';
import { useSelector } from '../../shared/store/hooks';
import { languageOf, useTranslate } from '../../shared/i18n';
import { useMakeSheets } from './use-make-sheets';
import styles from './Sheets.module.css';

/** Makes one document of many compositions, a page for each (CFG-07). */
export function SheetsPage() {
  const t = useTranslate();
  const own = useSelector(languageOf);
  const [wanted, setWanted] = useState<LanguageCode | null>(null);
  const language = wanted ?? own;
  const sources = useSources();
  const { isMaking, failure, made, make } = useMakeSheets(sources);
  const { chosen, catalogId } = sources;
  const which = failure ? failureData(failure)['composition'] : undefined;

  return (
    <MakingPage
      title={t('routes.generatePdf')}
      lead={t('sheets.lead')}
      sources={sources}
      heading={t('sheets.document')}
    >
      <Select<LanguageCode>
        label={t('sheets.language')}
        options={languageCodes.map((value) => ({ value, label: languages[value].name }))}
        value={language}
        onChange={setWanted}
        className={styles.language}
      />
      <Text size={14} tone="quiet">
        {t(`sheets.${markets[catalogId ?? defaultCatalogId].units}`)}
      </Text>
      <div>
        <Button
          variant="primary"
          isDisabled={chosen.length === 0}
          isLoading={isMaking}
          onPress={() => void make(language)}
        >
          {t('sheets.make', { count: chosen.length })}
        </Button>
      </div>
      {which !== undefined && <Text weight="strong">{t('sheets.which', { name: String(which) })}</Text>}
      <FailureAlert failure={failure} />
      {made && (
        <Alert
          tone="success"
          title={t('sheets.made', { count: made.pages })}
          isLive
          action={
            <Button icon="download" onPress={() => saveFile(made.blob, 'composition-sheets.pdf')}>
              {t('sheets.save')}
            </Button>
          }
        />
      )}
    </MakingPage>
  );
}
