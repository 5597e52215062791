import type { BillOfMaterials } from '@lucerna/engine';
import { Alert, Breadcrumbs, Button, Heading, Page, Stack, Text } from '@lucerna/kit';
import type { FormEvent, ReactNode } from 'react';
import { AddToProject } from '../../shared/configuring/add/AddToProject';
import type { Addition } from '../../shared/configuring/add/use-add';
import { Figure } from '../../shared/configuring/foot/Figure';
import { PriceOnRequest } from '../../shared/configuring/foot/PriceOnRequest';
import { PieceCount } from '../../shared/configuring/foot/PieceCount';
import { TextTransition } from '../../shared/configuring/foot/TextTransition';
import { WhyNoPrice } from '../../shared/configuring/foot/WhyNoPrice';
import { ReferenceCopy } from '../../shared/copy/ReferenceCopy';
import { StepTools, type Steps } from '../../shared/configuring/steps/StepTools';
import { SaveStatus, DraftNotices, ValidateAct, type AutosaveState } from '../../shared/editor';
import { useSaveProduct, type ChangedProduct } from '../../shared/product';
import { href } from '../../shared/route';
import { useFormat, useTranslate } from '../../shared/i18n';
import type { Express } from './express';
import { useSaveKeys } from './use-save-keys';
import styles from './Express.module.css';

interface ExpressFrameProps extends Omit<Express, 'config'> {
  /** What is changed, as it is now. */
  readonly picture: ReactNode;
  readonly code: string;
  readonly bill: BillOfMaterials | null;
  readonly quantity: number;
  readonly onQuantity: (quantity: number) => void;
  readonly isPossible: boolean;
  /** Something is another than it was. */
  readonly isChanged: boolean;
  /** What is stored. */
  readonly change: ChangedProduct['change'];
  readonly kept: AutosaveState;
  /** What it would be as a line of another project. */
  readonly line: () => Addition['line'];
  /** Begins anew without the work that was put back. */
  readonly onStartAgain: () => void;
  readonly steps: Steps;
  readonly problems: readonly string[];
  /** What the last choice changed besides itself. */
  readonly moved?: ReactNode;
  /** What it is made of. */
  readonly parts?: ReactNode;
  /** The attributes. */
  readonly children: ReactNode;
}

/** One screen: the product at the left, its attributes side by side, and what it comes to; Ctrl+Enter saves. */
export function ExpressFrame(props: ExpressFrameProps) {
  const { project, product, isValidating, picture, code, bill, catalogue } = props;
  const { isPossible, isChanged, change, kept, onStartAgain, steps, problems, moved, parts, children } =
    props;
  const { quantity, onQuantity, line } = props;
  const { name } = product;
  const t = useTranslate();
  const format = useFormat();
  const saving = useSaveProduct({
    projectId: project.id,
    productId: product._id,
    name,
    version: kept.version,
    change,
    forget: kept.forget,
  });

  const canSave = isPossible && kept.version !== undefined;

  function save() {
    if (canSave && !saving.isSaving && !isValidating) void saving.save();
  }
  useSaveKeys(save);
  function submit(event: FormEvent) {
    event.preventDefault();
    save();
  }
  return (
    <Page>
      <Breadcrumbs
        items={[{ label: project.name, href: href('project', { projectId: project.id }) }, { label: name }]}
      />
      <form onSubmit={submit} className={styles.form}>
        <div className={styles.head}>
          {isValidating && <Alert>{t('editor.validating')}</Alert>}
          <DraftNotices kept={kept} />
          {picture}
          <Heading level={1} size={40}>
            {name}
          </Heading>
          <Stack direction="row" gap={2} align="center">
            <StepTools {...steps} />
            <SaveStatus kept={kept} onStartAgain={onStartAgain} />
          </Stack>
          <ReferenceCopy reference={code}>
            <TextTransition>{code}</TextTransition>
          </ReferenceCopy>
          {bill?.prices ? (
            <Text size={28} isTabular>
              <TextTransition isMarked>{format.money(bill.prices.totalGross)}</TextTransition>
            </Text>
          ) : (
            bill && (catalogue.pricesHidden ? <WhyNoPrice /> : <PriceOnRequest />)
          )}
          {bill && (
            <dl className={styles.figures}>
              <Figure
                name={t('configurator.light')}
                value={format.unit(bill.totals.lumens * quantity, 'lm', 0)}
              />
              <Figure
                name={t('configurator.power')}
                value={format.unit(bill.totals.consumedWatts * quantity, 'W')}
              />
              {bill.delivery.leadTimeWeeks !== null && (
                <Figure
                  name={t('configurator.leadTime')}
                  value={t('configurator.weeks', { count: bill.delivery.leadTimeWeeks })}
                />
              )}
              <Figure name={t('configurator.moq')} value={format.number(bill.delivery.moq)} />
            </dl>
          )}
          {moved}
          {problems.length > 0 && (
            <Alert tone="warning" isLive title={t('editor.refused')}>
              {problems.join(' ')}
            </Alert>
          )}
          <div className={styles.act}>
            <PieceCount quantity={quantity} onQuantity={onQuantity} />
            {kept.isGone ? (
              <AddToProject
                addition={{ catalogId: project.catalogId, name, line: line(), forget: kept.forget }}
                projectId={undefined}
                isPossible={isPossible}
              />
            ) : isValidating ? (
              <ValidateAct
                projectId={project.id}
                productId={product._id}
                name={name}
                catalogId={project.catalogId}
                version={kept.version}
                store={isChanged ? saving.store : null}
                isPossible={isPossible}
                forget={kept.forget}
              />
            ) : (
              <Button type="submit" variant="primary" isDisabled={!canSave} isLoading={saving.isSaving}>
                {t('configurator.save')}
              </Button>
            )}
          </div>
          {!isValidating && (
            <Text size={14} tone="quiet" className={styles.keys}>
              {t('express.keys')}
            </Text>
          )}
          {parts && <div className={styles.parts}>{parts}</div>}
        </div>
        <div className={styles.attributes}>{children}</div>
      </form>
    </Page>
  );
}
