import { Grid, Heading, Link, Page, PageHeader, Text } from '@lucerna/kit';
import { useTranslate } from '../../shared/i18n';
import { href, usePageTitle } from '../../shared/route';
import { useCan } from '../../shared/session';
import styles from './Studio.module.css';

const tools = [
  'compositor',
  'generatePreviews',
  'generatePdf',
  'technicalInfo',
  'productSheet',
  'sandbox',
] as const;
const administration = ['productAdmin', 'imports'] as const;

/** The maker's own tools in one place (RTE-05): none of them has a place in the menu. */
export function Studio() {
  const t = useTranslate();
  const title = usePageTitle();
  const administers = useCan('backoffice');
  return (
    <Page>
      <PageHeader title={t(title)} lead={t('studio.lead')} />
      <Grid as="ul" minColumn="18rem" gap={5}>
        {[...tools, ...(administers ? administration : [])].map((tool) => (
          <li key={tool} className={styles.tool}>
            <Heading level={2} size={20}>
              <Link href={href(tool)}>{t(`routes.${tool}`)}</Link>
            </Heading>
            <Text tone="quiet">{t(`studio.${tool}`)}</Text>
          </li>
        ))}
      </Grid>
    </Page>
  );
}
