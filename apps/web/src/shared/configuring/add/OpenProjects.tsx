import type { ProjectList } from '@lucerna/contract';
import { ChoiceCards, SearchField, Stack, Text } from '@lucerna/kit';
import { useFormat, useTranslate } from '../../i18n';
import { maxProjects, type useOpenProjects } from './use-open-projects';

/** Stands for a project that is made by adding. */
export const newProject = 'new';

interface OpenProjectsProps {
  readonly projects: Pick<ReturnType<typeof useOpenProjects>, 'search' | 'lookFor' | 'typed' | 'setTyped'>;
  readonly open: ProjectList['docs'];
  /** How many there are, shown or not. */
  readonly total: number;
  readonly canCreate: boolean;
  /** An id, or `newProject`. */
  readonly chosen: string | null;
  readonly onChoose: (project: string) => void;
}

/** The projects to choose from, and a search where there are more than are shown. */
export function OpenProjects({ projects, open, total, canCreate, chosen, onChoose }: OpenProjectsProps) {
  const t = useTranslate();
  const format = useFormat();
  const { search, lookFor, typed, setTyped } = projects;
  const isMore = total > maxProjects;
  const isSearched = isMore || typed !== '' || search !== '';
  return (
    <Stack gap={4}>
      {isSearched && (
        <SearchField
          label={t('projects.search')}
          placeholder={t('projects.search')}
          value={typed}
          onChange={(words) => setTyped(words.slice(0, 100))}
          onSubmit={(words) => lookFor(words.trim())}
        />
      )}
      {isSearched && (
        <Text size={14} tone="quiet" role="status">
          {open.length === 0
            ? t('projects.noneFoundTitle', { search })
            : isMore
              ? t('configurator.moreProjects', { count: open.length })
              : null}
        </Text>
      )}
      {(open.length > 0 || (isSearched && canCreate)) && (
        <ChoiceCards
          layout="list"
          label={t('configurator.whichProject')}
          isLabelHidden
          choices={[
            ...(canCreate ? [{ value: newProject, label: t('configurator.newProject') }] : []),
            ...open.map((project) => ({
              value: project.id,
              label: project.name,
              description: format.shortDate(project.updatedAt),
              end: t('projects.products', { count: project.productCount }),
            })),
          ]}
          value={chosen}
          onChange={onChoose}
        />
      )}
    </Stack>
  );
}
