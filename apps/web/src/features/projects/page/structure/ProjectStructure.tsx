import type { Project } from '@lucerna/contract';
import { Button, Heading, Text } from '@lucerna/kit';
import { use } from 'react';
import { LateMenu } from '../../../../shared/lazy';
import { useFormat, useTranslate } from '../../../../shared/i18n';
import { AskContext } from './ArrangedLines';
import { areaName } from './arranging';
import { PartMenu } from './PartMenu';
import styles from './Structure.module.css';

/** The areas of a project with their subtotals, and the button by which one begins to arrange it. */
export function ProjectStructure({ project: { structure } }: { readonly project: Project }) {
  const t = useTranslate();
  const format = useFormat();
  const ask = use(AskContext);
  const areas = structure?.areas ?? [];
  if (areas.length === 0 && !ask) return null;
  return (
    <section className={styles.panel} aria-label={t('structure.title')}>
      {areas.length > 0 && (
        <div className={styles.group}>
          <Heading level={2} size={16}>
            {t('structure.areas')}
          </Heading>
          <ul className={styles.parts} aria-label={t('structure.areas')}>
            {areas.map((part) => (
              <li key={part.id} className={styles.part}>
                <bdi className={styles.partName}>{areaName(part)}</bdi>
                <Text as="span" size={14} tone="quiet" isTabular>
                  {t('structure.pieces', { count: part.totals.quantity })}
                </Text>
                {part.totals.net && (
                  <Text as="span" isTabular>
                    {format.money(part.totals.net)}
                  </Text>
                )}
                <PartMenu part={{ kind: 'area', part }} name={areaName(part)} />
              </li>
            ))}
          </ul>
        </div>
      )}
      {ask && (
        <div>
          <LateMenu
            button={(wait) => (
              <Button {...wait} variant="quiet" icon="rows">
                {t('structure.arrangeProject')}
              </Button>
            )}
            placement="bottom start"
            label={t('structure.arrangeProject')}
            items={[
              {
                id: 'section',
                label: t('structure.addSection'),
                onAction: () => ask.ofPart({ kind: 'section' }),
              },
              { id: 'area', label: t('structure.addArea'), onAction: () => ask.ofPart({ kind: 'area' }) },
              {
                id: 'freeLine',
                label: t('structure.addFreeLine'),
                onAction: () => ask.ofPart({ kind: 'freeLine' }),
              },
            ]}
          />
        </div>
      )}
    </section>
  );
}
