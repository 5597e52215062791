import {
  documentKinds,
  languages,
  languageTag,
  markets,
  type CatalogId,
  type LanguageCode,
} from '@lucerna/engine';
import { Alert, Button, Skeleton, Text } from '@lucerna/kit';
import { api } from '../api';
import { FailedQuery, FailureAlert } from '../failure';
import { SavedFileLink } from '../file/SavedFileLink';
import { useFileSize } from '../file/use-file-size';
import { languageOf, useProblemText, useTranslate } from '../i18n';
import { useCan } from '../session';
import { useSelector } from '../store/hooks';
import { documentAddress, formatName, type DocumentedThing } from './document-address';
import { useStartDownload } from './use-start-download';
import styles from './ProductDocuments.module.css';

export interface ProductDocumentsProps {
  readonly of: DocumentedThing;
  readonly catalogId: CatalogId;
  /** Formats that stand beside it already. */
  readonly without?: readonly string[];
}

/**
 * The documents of one product, each saved by one press; those that it does not have say why. What takes long is made as a download for
 * who may have some: how far it is stands in the panel of them, on every page.
 */
export default function ProductDocuments({ of, catalogId, without = [] }: ProductDocumentsProps) {
  const t = useTranslate();
  const problemText = useProblemText();
  const language = useSelector(languageOf);
  const nameOf = languageNames(language);
  const sizeOf = useFileSize();
  const canDownload = useCan('downloads.view');
  const { start, isStarting, failure } = useStartDownload();
  const { data, error, isFetching, refetch } = api.useListDocumentsQuery({
    query: { ...of, catalogId: `${catalogId}` },
    isSilent: true,
  });
  if (error) return <FailedQuery error={error} isAsking={isFetching} onRetry={() => void refetch()} />;
  if (!data) return <Skeleton lines={6} />;
  if (data.makers.length === 0 && data.documents.every(({ isEnabled }) => !isEnabled))
    return (
      <Alert>
        {data.documents[0]?.problem ? problemText(data.documents[0].problem) : t('documents.none')}
      </Alert>
    );
  const { productType } = data;
  return (
    <>
      <ul className={styles.list}>
        {data.documents
          .map((each) => ({ ...each, formats: each.formats.filter((format) => !without.includes(format)) }))
          .filter(({ formats }) => formats.length > 0)
          .map(({ type, subType, formats, isEnabled, problem }) => (
            <li key={subType} className={styles.document}>
              <div>
                {t(`documents.kind.${subType}`)}
                {problem && (
                  <Text tone="quiet" size={14}>
                    {problemText(problem)}
                  </Text>
                )}
              </div>
              {isEnabled && (
                <div className={styles.formats}>
                  {formats.map((format) => {
                    const label = `${t(`documents.kind.${subType}`)}, ${formatName(format)}`;
                    return canDownload && documentKinds[subType].slowFor?.includes(productType) ? (
                      <Button
                        key={format}
                        size="small"
                        icon="download"
                        isDisabled={isStarting}
                        aria-label={label}
                        onPress={() =>
                          void start({
                            docs: [{ type, subType, format, params: { ...of, productType } }],
                            ...{ catalogId, language, units: markets[catalogId].units },
                          })
                        }
                      >
                        {formatName(format)}
                      </Button>
                    ) : (
                      <SavedFileLink
                        key={format}
                        size="small"
                        address={documentAddress({ of, subType, format, catalogId, language })}
                        action="getDocument"
                        aria-label={label}
                      >
                        {formatName(format)}
                      </SavedFileLink>
                    );
                  })}
                </div>
              )}
            </li>
          ))}
        {data.makers.map(({ kind, title, languages: readBy, pages, bytes, url }) => (
          <li key={url} className={styles.document}>
            <div className={styles.words}>
              {title}
              <Text tone="quiet" size={14} isTabular>
                {[
                  t(`documents.makers.${kind}`),
                  readBy?.map(nameOf).join(', '),
                  t('documents.makers.pages', { count: pages }),
                  sizeOf(bytes),
                ]
                  .filter(Boolean)
                  .join(' · ')}
              </Text>
            </div>
            <div className={styles.formats}>
              <SavedFileLink size="small" address={url} action="getDocument" aria-label={`${title}, PDF`}>
                PDF
              </SavedFileLink>
            </div>
          </li>
        ))}
      </ul>
      <FailureAlert failure={failure} />
    </>
  );
}

/** What languages are called in one of them. */
function languageNames(language: LanguageCode): (code: LanguageCode) => string {
  const spoken = new Intl.DisplayNames([languages[language].locale], { type: 'language' });
  return (code) => spoken.of(languageTag(code)) ?? code;
}
