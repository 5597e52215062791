import type { ModelCard } from '@lucerna/contract';
import { markets, type CatalogId } from '@lucerna/engine';
import { IconButton, Link, Select, Table, TableBody, TableCell, TableRow } from '@lucerna/kit';
import { writtenEfficacy } from '@lucerna/photometry';
import { useSearchParams } from 'react-router';
import { useMeasures } from '../../shared/catalogue/use-measures';
import type { Measures } from '../../shared/catalogue/lengths';
import { useFormat, useTranslate, type Format, type Translate } from '../../shared/i18n';
import { ModelPicture } from '../../shared/picture';
import { useChoosing } from '../../shared/route';
import styles from './CompareModels.module.css';

/** As many beside the model of the page as one can take in at once. */
const most = 3;

interface CompareModelsProps {
  readonly catalogId: CatalogId;
  /** The model of the page. */
  readonly own: ModelCard;
  /** What it can be compared with. */
  readonly others: readonly ModelCard[];
}

/** The model beside others of its collection, figure by figure. Which ones stands in the address, so that it can be sent. */
export function CompareModels({ catalogId, own, others }: CompareModelsProps) {
  const t = useTranslate();
  const format = useFormat();
  const measures = useMeasures(catalogId);
  const choosing = useChoosing();
  const [search, setSearch] = useSearchParams();
  const asked = (search.get('compare') ?? '').split(',');
  const chosen = asked.flatMap((model) => others.find((each) => each.model === model) ?? []).slice(0, most);
  const free = others.filter((each) => !chosen.includes(each));

  function compare(models: readonly ModelCard[]) {
    setSearch(
      (before) => {
        const next = new URLSearchParams(before);
        if (models.length === 0) next.delete('compare');
        else next.set('compare', models.map(({ model }) => model).join());
        return next;
      },
      { replace: true, preventScrollReset: true },
    );
  }
  const compared = [own, ...chosen];
  return (
    <>
      {chosen.length < most && free.length > 0 && (
        <Select
          className={styles.choice}
          label={t('model.compareWith')}
          options={free.map(({ model, name }) => ({ value: model, label: name, description: model }))}
          value={null}
          onChange={(model) => {
            const found = free.find((each) => each.model === model);
            if (found) compare([...chosen, found]);
          }}
        />
      )}
      {chosen.length > 0 && (
        <Table
          caption={t('model.compare')}
          onPhone="scroll"
          columns={[
            { id: 'fact', label: t('model.fact'), isLabelHidden: true },
            ...compared.map((each) => ({
              id: each.model,
              label: (
                <div className={styles.head}>
                  <ModelPicture
                    model={each.model}
                    temperature={each.base.temperature}
                    installation={each.base.installation}
                    className={styles.picture}
                  />
                  <div className={styles.name}>
                    {each === own ? (
                      each.name
                    ) : (
                      <>
                        <Link
                          href={choosing.model(
                            each.subFamily.id,
                            each.applicationsLocations[0] ?? 1,
                            each.model,
                          )}
                        >
                          {each.name}
                        </Link>
                        <IconButton
                          icon="close"
                          size="small"
                          label={t('model.compareWithout', { name: each.name })}
                          onPress={() => compare(chosen.filter((other) => other !== each))}
                        />
                      </>
                    )}
                  </div>
                </div>
              ),
            })),
          ]}
        >
          <TableBody>
            {comparedFacts(catalogId, t, format, measures)
              .map(([name, write]) => ({ name, values: compared.map(write) }))
              .filter(({ values }) => values.some((value) => value !== null))
              .map(({ name, values }) => (
                <TableRow key={name}>
                  <TableCell column="fact" isRowHeader>
                    {name}
                  </TableCell>
                  {compared.map(({ model }, at) => (
                    <TableCell key={model} column={model} isTabular>
                      {values[at] ?? '–'}
                    </TableCell>
                  ))}
                </TableRow>
              ))}
          </TableBody>
        </Table>
      )}
    </>
  );
}

type ComparedFact = readonly [name: string, write: (card: ModelCard) => string | null];

/** What is compared, in the order of the page; null of a model that does not have it. */
function comparedFacts(
  catalogId: CatalogId,
  t: Translate,
  format: Format,
  { writeCm }: Measures,
): readonly ComparedFact[] {
  return [
    [t('model.lumens'), ({ lumens }) => (lumens === null ? null : format.unit(lumens, 'lm', 0))],
    [t('model.watts'), ({ watts }) => (watts === null ? null : format.unit(watts, 'W'))],
    [
      t('light.efficacy'),
      ({ lumens, watts }) => {
        const efficacy = writtenEfficacy(lumens ?? 0, watts ?? 0);
        return efficacy === null ? null : format.unit(efficacy, 'lm/W');
      },
    ],
    [t('model.energyClass'), ({ energyClass }) => (markets[catalogId].hasEnergyLabel ? energyClass : null)],
    [t('model.ip'), ({ ip }) => ip],
    [
      t('model.dimensions'),
      ({ dimensionsMm: size }) =>
        size && [size.length, size.width, size.height].map((mm) => writeCm(mm / 10, format)).join(' × '),
    ],
    [t('model.finishes'), ({ finishes }) => format.number(finishes.length)],
    [
      t('configurator.leadTime'),
      ({ leadTimeWeeks: weeks }) => (weeks === null ? null : t('configurator.weeks', { count: weeks })),
    ],
    [t('model.standardPrice'), ({ price }) => (price ? format.money(price) : null)],
  ];
}
