import { Icon, type PaletteGroup, type PaletteOption } from '@lucerna/kit';
import { CollectionPicture, ModelPicture } from '../../shared/picture';
import { href, type Choosing } from '../../shared/route';
import type { Translate } from '../../shared/i18n';
import { finishAsked, modelWay } from './model-way';
import { readCreationCode, readTyped } from './read-typed';
import type { RecentSearch } from './recent-searches';
import type { Found } from './use-found';

/** What an option does: goes a way, which is remembered, or opens a reference. */
export type SearchAct =
  | { readonly type: 'go'; readonly to: RecentSearch }
  | { readonly type: 'all' }
  | { readonly type: 'open'; readonly reference: string };

interface Asked {
  readonly text: string;
  readonly found: Found;
  readonly recent: readonly RecentSearch[];
  readonly choosing: Choosing;
  readonly t: Translate;
}

type Entry = readonly [PaletteOption, SearchAct];

/** The groups that the search shows, and what each option does. */
export function searchGroups(asked: Asked): {
  readonly groups: readonly PaletteGroup[];
  readonly acts: ReadonlyMap<string, SearchAct>;
} {
  const { text, found, recent, choosing, t } = asked;
  const acts = new Map<string, SearchAct>();
  const group = (id: string, title: string | undefined, entries: readonly Entry[]): PaletteGroup => ({
    id,
    title,
    options: entries.map(([option, act]) => {
      acts.set(option.id, act);
      return option;
    }),
  });
  const collections = found.collections.map(({ subFamily, name, line }) =>
    goes(`collection-${subFamily.id}`, {
      path: choosing.models(subFamily.id),
      title: name,
      detail: line,
      subFamilyId: subFamily.id,
    }),
  );
  if (!text.trim())
    return {
      groups: [
        group(
          'recent',
          t('search.recent'),
          recent.map((each, at) => goes(`recent-${at}`, each)),
        ),
        group('collections', t('collections.title'), collections),
      ],
      acts,
    };
  const models = found.models.map((model) => {
    const finish = finishAsked(model, text);
    const [option, act] = goes(`model-${model.model}`, {
      path: modelWay(choosing, model, finish),
      title: model.name,
      detail: [model.subFamily.name, finish?.name].filter(Boolean).join(' · '),
      model: model.model,
      finish: finish?.code ?? model.base.color,
    });
    return [{ ...option, end: model.model }, act] as const;
  });
  return {
    groups: [
      group('reference', undefined, referenceEntries(text, found, t)),
      group('collections', t('collections.title'), collections),
      group('models', t('search.models'), models),
      group(
        'all',
        undefined,
        found.hasMore
          ? [
              [
                { id: 'all', title: t('search.all'), picture: <Centred icon="arrow-right" /> },
                { type: 'all' },
              ],
            ]
          : [],
      ),
      group(
        'projects',
        t('navigation.projects'),
        found.projects.map(({ id, name, productCount }) =>
          goes(`project-${id}`, {
            path: href('project', { projectId: id }),
            title: name,
            detail: t('projects.products', { count: productCount }),
          }),
        ),
      ),
    ],
    acts,
  };
}

/** A reference or the code of a creation that was typed, as the one thing to open. */
function referenceEntries(text: string, { models }: Found, t: Translate): Entry[] {
  const code = readCreationCode(text);
  const read = code === null ? readTyped(text) : null;
  const reference = code ?? read?.text;
  if (!reference) return [];
  const model = read ? models.find((each) => each.model === read.parsed.model) : undefined;
  return [
    [
      {
        id: 'reference',
        title: t('search.open', { reference }),
        detail: model?.name,
        picture: model ? (
          <ModelPicture model={model.model} finish={read?.parsed.finish} isFirst />
        ) : (
          <Centred icon="arrow-right" />
        ),
      },
      { type: 'open', reference: code ?? text.trim() },
    ],
  ];
}

function goes(id: string, to: RecentSearch): Entry {
  const { title, detail } = to;
  return [
    { id, title, detail, picture: <PictureOf of={to} /> },
    { type: 'go', to },
  ];
}

function PictureOf({ of: { model, finish, subFamilyId } }: { of: RecentSearch }) {
  if (model) return <ModelPicture model={model} finish={finish} isFirst />;
  if (subFamilyId !== undefined) return <CollectionPicture subFamilyId={subFamilyId} isFirst />;
  return <Centred icon="document" />;
}

function Centred({ icon }: { icon: 'arrow-right' | 'document' }) {
  return (
    <span style={{ display: 'grid', placeItems: 'center' }}>
      <Icon name={icon} />
    </span>
  );
}
