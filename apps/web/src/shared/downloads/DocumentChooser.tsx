import type { DocumentList, WantedProductDocument } from '@lucerna/contract';
import { documentKinds, documentSubTypes, isolated, languages, markets } from '@lucerna/engine';
import type { CatalogId, DocumentSubType, LanguageCode, Units } from '@lucerna/engine';
import { Alert, Button, Checkbox, Disclosure, Select, Stack, Text } from '@lucerna/kit';
import { useState } from 'react';
import { useFailureText } from '../failure';
import { useFileSize } from '../file/use-file-size';
import { languageOf, useTranslate } from '../i18n';
import { useSelector } from '../store/hooks';
import { formatName } from './document-address';
import { usualSize } from './usual-size';
import { useStartDownload } from './use-start-download';
import { UnitsField } from './UnitsField';
import styles from './DocumentChooser.module.css';

/** A product that documents may be chosen for. */
export interface ChoosableProduct extends Pick<DocumentList, 'name' | 'reference' | 'documents'> {
  /** As the request names it. */
  readonly params: WantedProductDocument['params'];
  /** What else it is known by, such as its type marks. */
  readonly marks?: readonly string[];
}

interface DocumentChooserProps {
  readonly products: readonly ChoosableProduct[];
  readonly catalogId: CatalogId;
  readonly projectId?: string;
}

type Choice = Readonly<Record<string, boolean>>;
const languageCodes = Object.keys(languages) as LanguageCode[];

/** Chooses documents over all products: by kind and by product, in a language and units, with number and size before they are made. */
export function DocumentChooser({ products, catalogId, projectId }: DocumentChooserProps) {
  const t = useTranslate();
  const sizeOf = useFileSize();
  const failureText = useFailureText();
  const shown = useSelector(languageOf);
  const [language, setLanguage] = useState<LanguageCode | null>(null);
  const [units, setUnits] = useState<Units>(markets[catalogId].units);
  const [kinds, setKinds] = useState<Choice>({ specSheet: true });
  const [formats, setFormats] = useState<Readonly<Partial<Record<DocumentSubType, string>>>>({});
  const [left, setLeft] = useState<ReadonlySet<string>>(new Set());
  const { start, isStarting, failure } = useStartDownload();

  const offers = documentSubTypes.flatMap((subType) => {
    const of = products.filter(({ documents }) =>
      documents.some((each) => each.subType === subType && each.isEnabled),
    );
    const isThere = products.some(({ documents }) => documents.some((each) => each.subType === subType));
    return isThere ? [{ subType, of }] : [];
  });
  /** Those that one of the products has. */
  const formatsOf = (subType: DocumentSubType, of: readonly ChoosableProduct[]) =>
    documentKinds[subType].formats.filter((format) => of.some((each) => hasFormat(each, subType, format)));
  const isChosen = ({ reference }: ChoosableProduct) => !left.has(reference);
  const formatOf = (subType: DocumentSubType) => formats[subType] ?? documentKinds[subType].formats[0];
  const hasFormat = ({ documents }: ChoosableProduct, subType: DocumentSubType, format: string) =>
    documents.some((each) => each.subType === subType && each.formats.includes(format));
  const wanted = offers
    .filter(({ subType }) => kinds[subType] === true)
    .flatMap(({ subType, of }) =>
      of
        .filter((product) => isChosen(product) && hasFormat(product, subType, formatOf(subType)))
        .map((product) => ({ subType, product })),
    );
  const bytes = wanted.reduce((sum, { subType }) => sum + usualSize(subType, formatOf(subType)), 0);

  const begin = () =>
    void start({
      docs: wanted.map(({ subType, product: { params } }) => ({
        type: documentKinds[subType].type,
        subType,
        format: formatOf(subType),
        params,
      })),
      ...{ catalogId, language: language ?? shown, units, projectId },
    });
  const leave = (reference: string, isIn: boolean) => {
    const next = new Set(left);
    if (isIn) next.delete(reference);
    else next.add(reference);
    setLeft(next);
  };

  return (
    <Stack gap={5}>
      <fieldset className={styles.kinds}>
        <legend className={styles.legend}>{t('documents.kinds')}</legend>
        {offers.map(({ subType, of }) => (
          <div key={subType} className={styles.kind}>
            <Checkbox
              isSelected={kinds[subType] === true && of.length > 0}
              isDisabled={of.length === 0}
              onChange={(isIn) => setKinds({ ...kinds, [subType]: isIn })}
              description={t('documents.ofProducts', { count: of.length, all: products.length })}
            >
              {t(`documents.kind.${subType}`)}
            </Checkbox>
            {formatsOf(subType, of).length > 1 && (
              <Select
                variant="quiet"
                label={t('documents.formatOf', { document: t(`documents.kind.${subType}`) })}
                isLabelHidden
                options={formatsOf(subType, of).map((value) => ({
                  value,
                  label: formatName(value),
                }))}
                value={formatOf(subType)}
                onChange={(format) => setFormats({ ...formats, [subType]: format })}
              />
            )}
          </div>
        ))}
      </fieldset>
      {products.length > 1 && (
        <Disclosure
          title={t('documents.products')}
          end={t('documents.chosen', { count: products.length - left.size, all: products.length })}
        >
          <div className={styles.all}>
            <Button size="small" variant="quiet" onPress={() => setLeft(new Set())}>
              {t('documents.allProducts')}
            </Button>
            <Button
              size="small"
              variant="quiet"
              onPress={() => setLeft(new Set(products.map(({ reference }) => reference)))}
            >
              {t('documents.noProducts')}
            </Button>
          </div>
          <ul className={styles.products}>
            {products.map((product) => (
              <li key={product.reference}>
                <Checkbox
                  isSelected={isChosen(product)}
                  onChange={(isIn) => leave(product.reference, isIn)}
                  description={
                    <span className={styles.code}>
                      {[product.reference, ...(product.marks ?? []).map(isolated)].join(' · ')}
                    </span>
                  }
                >
                  {product.name}
                </Checkbox>
              </li>
            ))}
          </ul>
        </Disclosure>
      )}
      <div className={styles.start}>
        <div className={styles.choices}>
          <Select
            label={t('navigation.language')}
            options={languageCodes.map((value) => ({ value, label: languages[value].name }))}
            value={language ?? shown}
            onChange={setLanguage}
          />
          <UnitsField value={units} onChange={setUnits} />
        </div>
        <Button
          variant="primary"
          icon="download"
          isLoading={isStarting}
          isDisabled={wanted.length === 0}
          onPress={begin}
        >
          {t('documents.start')}
        </Button>
        <Text as="span" isTabular>
          {t('documents.count', { count: wanted.length, size: sizeOf(bytes) })}
        </Text>
      </div>
      {failure && (
        <Alert tone="warning" title={t('documents.notStarted')}>
          {failureText(failure).text}
        </Alert>
      )}
    </Stack>
  );
}
