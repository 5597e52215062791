import { codedAttributes, type ConstraintRule } from '@lucerna/engine';
import { Heading, Table, TableBody, TableCell, TableRow, Text } from '@lucerna/kit';
import { languageOf, useTranslate } from '../../shared/i18n';
import { useSelector } from '../../shared/store/hooks';
import type { ValueNames } from './rule-draft';
import styles from './Products.module.css';

interface NamedRulesProps {
  readonly rules: readonly ConstraintRule[];
  readonly names: ValueNames;
}

/** The rules that say why, read only: their reasons are written in six languages in the feed. */
export function NamedRules({ rules, names }: NamedRulesProps) {
  const t = useTranslate();
  const language = useSelector(languageOf);
  const once = [...new Map(rules.map((rule) => [rule.id, rule])).values()];
  if (once.length === 0) return null;
  const inWords = (values: ConstraintRule['when']) =>
    codedAttributes
      .flatMap((attribute) => {
        const codes = values[attribute];
        if (!codes) return [];
        const words = codes.map((code) => names[attribute].find((each) => each.code === code)?.name ?? code);
        return [`${t(`configurator.attribute.${attribute}`)}: ${words.join(', ')}`];
      })
      .join(' · ');
  const columns = [
    { id: 'reason', label: t('products.reason'), width: '40%' },
    { id: 'when', label: t('products.when') },
    { id: 'require', label: t('products.require') },
  ];
  return (
    <section className={styles.list} aria-label={t('products.namedRules')}>
      <Heading level={2} size={28}>
        {t('products.namedRules')}
      </Heading>
      <Text tone="quiet">{t('products.namedRulesHow')}</Text>
      <Table caption={t('products.namedRules')} columns={columns}>
        <TableBody>
          {once.map(({ id, reason, when, require }) => (
            <TableRow key={id}>
              <TableCell column="reason" isRowHeader className={styles.words}>
                {reason[language]}
              </TableCell>
              <TableCell column="when" className={styles.words}>
                {inWords(when) || t('products.any')}
              </TableCell>
              <TableCell column="require" className={styles.words}>
                {require ? inWords(require) : t('products.excluded')}
              </TableCell>
            </TableRow>
          ))}
        </TableBody>
      </Table>
    </section>
  );
}
