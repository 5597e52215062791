import { configuratorPage, type DecisionTree } from '@lucerna/contract';
import { configuratorHref, href, type Choosing } from '../../shared/route';

export type GuidedAnswer = DecisionTree['nodes'][number]['answers'][number];

/** The address where an answer leads, null when it leads to the next question or nowhere. */
export function wayOfAnswer({ to }: GuidedAnswer, choosing: Choosing): string | null {
  switch (to.type) {
    case 'node':
      return null;
    case 'collection': {
      const { subFamily, applicationLocationId } = to;
      if (applicationLocationId === null || choosing.projectId) return choosing.models(subFamily.id);
      return href('addProduct', { subFamilyId: subFamily.id, applicationLocationId });
    }
    case 'model':
      return choosing.model(to.subFamily.id, 1, to.model);
    case 'preconfig': {
      const asked = { type: to.configuratorType.id, subFamilyId: to.subFamily.id };
      const { preconfigId } = to;
      const way = configuratorPage(asked, { mode: 'create', projectId: choosing.projectId, preconfigId });
      return way.ok ? configuratorHref(way.value) : href('addPreconfig', { preconfigId });
    }
    case 'configurator': {
      const asked = { type: to.configuratorType.id, subFamilyId: to.subFamily.id };
      const way = configuratorPage(asked, { mode: 'create', projectId: choosing.projectId });
      return way.ok ? configuratorHref(way.value) : choosing.models(to.subFamily.id);
    }
  }
}

/** What an answer leads to, by name. */
export function resultName({ to }: GuidedAnswer): string {
  if (to.type === 'node') return '';
  return to.type === 'model' || to.type === 'preconfig' ? to.name : to.subFamily.name;
}
