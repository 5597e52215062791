import type { SubMenuEntry } from '@lucerna/kit';
import { useLocation } from 'react-router';
import { href } from '../../shared/route';
import { useCan } from '../../shared/session';
import { useTranslate } from '../../shared/i18n';

/** The main places that the account may go to, and the one that holds now. */
export function usePlaces(): { items: SubMenuEntry[]; selected: string | null } {
  const t = useTranslate();
  const { pathname } = useLocation();
  const places = [
    { target: href('selectCollection'), text: t('navigation.collections'), isShown: true },
    { target: href('projects'), text: t('navigation.projects'), isShown: useCan('project.view') },
    {
      target: href('quotes'),
      text: t('navigation.quotes'),
      isShown: [useCan('budget'), useCan('price.view')].every(Boolean),
    },
    { target: href('orders'), text: t('navigation.orders'), isShown: useCan('order.view') },
  ];
  return {
    items: places.filter(({ isShown }) => isShown).map(({ target, text }) => ({ target, text })),
    selected: placeOf(pathname),
  };
}

function placeOf(pathname: string): string | null {
  if (/^\/(create-project|add-product)/.test(pathname)) return href('selectCollection');
  if (/^\/(quotes|project\/[^/]+\/budget)(\/|$)/.test(pathname)) return href('quotes');
  if (/^\/projects?(\/|$)/.test(pathname)) return href('projects');
  if (/^\/orders?(\/|$)/.test(pathname)) return href('orders');
  return null;
}
