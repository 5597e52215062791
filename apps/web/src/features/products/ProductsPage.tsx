import { ButtonLink, Page, PageHeader, Stack, SubMenu } from '@lucerna/kit';
import type { ReactNode } from 'react';
import { useFlag } from '../../shared/flag';
import { useTranslate } from '../../shared/i18n';
import { href, usePageTitle } from '../../shared/route';

const pages = ['productAdmin', 'productAdminCompose', 'productAdminEditRule'] as const;

interface ProductsPageProps {
  readonly page: (typeof pages)[number];
  readonly lead: string;
  readonly children: ReactNode;
}

/** A page of the administration of products (ADM-01), with the way to its siblings. */
export function ProductsPage({ page, lead, children }: ProductsPageProps) {
  const t = useTranslate();
  const title = t(usePageTitle());
  const isInternal = useFlag('internalPages') === true;
  return (
    <Page>
      <PageHeader
        title={title}
        lead={lead}
        actions={isInternal && <ButtonLink href={href('studio')}>{t('routes.studio')}</ButtonLink>}
      />
      <Stack gap={6}>
        <SubMenu
          label={t('routes.productAdmin')}
          items={pages.map((each) => ({ target: href(each), text: t(`products.menu-${each}`) }))}
          selected={href(page)}
        />
        {children}
      </Stack>
    </Page>
  );
}
