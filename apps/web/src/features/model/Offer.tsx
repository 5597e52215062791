import type { ModelCard } from '@lucerna/contract';
import { Button, Stack, Text } from '@lucerna/kit';
import { AddToProject } from '../../shared/configuring/add/AddToProject';
import { Figure } from '../../shared/configuring/foot/Figure';
import { PriceOnRequest } from '../../shared/configuring/foot/PriceOnRequest';
import { WhyNoPrice } from '../../shared/configuring/foot/WhyNoPrice';
import { copyText } from '../../shared/copy/copy-text';
import { ReferenceCopy } from '../../shared/copy/ReferenceCopy';
import { useFormat, useTranslate } from '../../shared/i18n';
import { useChoosing } from '../../shared/route';
import styles from './Offer.module.css';

/** The model as it comes when nothing is chosen: its reference, its price or why none is shown, when it leaves, how many at least. */
export function Offer({ card }: { card: ModelCard }) {
  const t = useTranslate();
  const format = useFormat();
  const { projectId } = useChoosing();
  const { catalogId, allowed, price, leadTimeWeeks, moq, reference, model, name } = card;
  const address = window.location.href;
  return (
    <section className={styles.offer} aria-label={t('model.standard')}>
      <Text tone="quiet" size={14}>
        {t('model.standard')}
      </Text>
      <div className={styles.price}>
        {!allowed ? (
          <Text tone="quiet">{t('problem.configuration-none', { model })}</Text>
        ) : price ? (
          <Text size={28}>{format.money(price)}</Text>
        ) : price === null ? (
          <PriceOnRequest />
        ) : (
          <WhyNoPrice />
        )}
      </div>
      <ReferenceCopy reference={reference} />
      <dl className={styles.figures}>
        {leadTimeWeeks !== null && (
          <Figure
            name={t('configurator.leadTime')}
            value={t('configurator.weeks', { count: leadTimeWeeks })}
          />
        )}
        <Figure name={t('configurator.moq')} value={format.number(moq)} />
      </dl>
      <Stack gap={3} direction="row" className={styles.acts}>
        <AddToProject
          addition={{ catalogId, name, line: { model, choices: {}, quantity: moq }, forget: () => undefined }}
          projectId={projectId}
          isPossible={allowed}
          variant="secondary"
        />
        <Button
          icon="link"
          variant="quiet"
          onPress={() =>
            void copyText(address, {
              copied: t('share.copied'),
              notCopied: t('configurator.notCopied'),
              shown: address,
            })
          }
        >
          {t('model.share')}
        </Button>
        <Button icon="document" variant="quiet" onPress={() => window.print()}>
          {t('model.print')}
        </Button>
      </Stack>
    </section>
  );
}
