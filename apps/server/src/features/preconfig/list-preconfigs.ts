import type { Answer } from '../../http/answer';
import type { Page } from '../../http/paging';
import type { FastifyRequest } from 'fastify';
import { pagedAnswer, type View } from '../catalogue';
import { buildPreconfig, preconfigsOf } from './built-preconfig';
import { presentPreconfig } from './present';

interface Asked extends Page {
  readonly familyId?: number;
  readonly subFamilyId?: number;
}

/**
 * A page of the preconfigured products that the website shows, in the feed's order. One that cannot be built with today's
 * catalogue is left out of its page, as a model is that is made no more.
 */
export function listPreconfigs(view: View, request: FastifyRequest, asked: Asked): Promise<Answer<never>> {
  const { familyId, subFamilyId } = asked;
  return pagedAnswer({
    view,
    request,
    page: asked,
    about: ['preconfigs', view.language, familyId, subFamilyId],
    rows: () =>
      preconfigsOf(view.catalogue)
        .filter((each) => each.visibility === 'website' && each.catalogId === view.catalogId)
        .filter((each) => familyId === undefined || each.familyId === familyId)
        .filter((each) => subFamilyId === undefined || each.subFamilyId === subFamilyId),
    write(each) {
      const built = buildPreconfig(view, each);
      return built.ok && built.value.bill.ok
        ? JSON.stringify(presentPreconfig(view, each, built.value.bill.value))
        : null;
    },
  });
}
