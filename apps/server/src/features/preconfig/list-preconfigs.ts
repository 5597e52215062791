import type { PreconfigCard } from '@lucerna/contract';
import type { Answer } from '../../http/answer';
import { writtenOnce, type View } from '../catalogue';
import { buildPreconfig, preconfigsOf } from './built-preconfig';
import { presentPreconfig } from './present';

const written = writtenOnce(200);

interface Asked {
  readonly familyId?: number;
  readonly subFamilyId?: number;
}

/**
 * The preconfigured products that the website shows, in the feed's order. One that cannot be built with today's
 * catalogue is left out, as a model is that is made no more.
 */
export function listPreconfigs(view: View, asked: Asked, ifNoneMatch: string | undefined): Answer<never> {
  const { familyId, subFamilyId } = asked;
  const about = `${view.language}/${familyId ?? ''}/${subFamilyId ?? ''}`;
  return written(view, about, ifNoneMatch, (): PreconfigCard[] =>
    preconfigsOf(view.catalogue)
      .filter((each) => each.visibility === 'website' && each.catalogId === view.catalogId)
      .filter((each) => familyId === undefined || each.familyId === familyId)
      .filter((each) => subFamilyId === undefined || each.subFamilyId === subFamilyId)
      .flatMap((each) => {
        const built = buildPreconfig(view, each);
        return built.ok && built.value.bill.ok ? [presentPreconfig(view, each, built.value.bill.value)] : [];
      }),
  );
}
