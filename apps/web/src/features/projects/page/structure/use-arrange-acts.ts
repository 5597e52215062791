import type { ArrangementChange, Project, ProjectProduct, ProjectStructure } from '@lucerna/contract';
import { notify } from '@lucerna/kit';
import { useMemo, useRef } from 'react';
import { api } from '../../../../shared/api';
import { useTranslate } from '../../../../shared/i18n';
import type { ChangeLines } from '../selection/use-lines-change';
import type { Changes } from '../use-changes';
import { changedFields } from './changed-fields';

export interface NewFreeLine {
  readonly text: string;
  readonly quantity: number;
  readonly section: string | null;
  /** Absent of one who sees no prices. */
  readonly unitPrice?: { readonly amount: number; readonly currency: Project['currency'] } | null;
}

/** What is typed of a part. */
export type PartValues =
  | { readonly kind: 'section'; readonly values: { readonly name: string } }
  | { readonly kind: 'area'; readonly values: { readonly floor: string; readonly room: string } }
  | { readonly kind: 'freeLine'; readonly values: NewFreeLine };

type FreeLine = ProjectStructure['freeLines'][number];

/** A part as it was when its form was opened. */
type KnownPart = ProjectStructure[keyof Pick<ProjectStructure, 'sections' | 'areas' | 'freeLines'>][number];

/** Where lines may go: their place among those that stay, 0 the first, and their section. */
export interface Spot {
  readonly place: number;
  readonly section: string | null;
}

export interface ArrangeActs {
  /** Answers the project, or null where the user was told that it was not saved. */
  readonly arrange: (line: ProjectProduct, change: ArrangementChange) => Promise<Project | null>;
  /** Moves a line from a place of the project, 0 the first, to a spot, and offers to undo it. */
  readonly move: (line: ProjectProduct, from: number, to: Spot) => void;
  /** Moves several lines to a spot, in the order in which they are named, and offers to undo it. */
  readonly moveAll: (ids: readonly string[], to: Spot) => void;
  /** Moves a free line to a place among the free lines and into a section, and offers to undo it. */
  readonly moveFree: (line: FreeLine, from: number, to: Spot) => void;
  /** Writes a part: of one that was there what is other than it was, true where nothing is. */
  readonly savePart: (part: PartValues, before: KnownPart | null) => Promise<Project | true | null>;
  readonly placePart: (kind: 'section' | 'area', id: string, position: number) => void;
  readonly removePart: (kind: PartValues['kind'], id: string, name: string) => void;
}

/** What an owner arranges of a project. The same object as long as the project is. */
export function useArrangeActs(
  projectId: string,
  make: Changes['make'],
  changeLines: ChangeLines,
): ArrangeActs {
  const t = useTranslate();
  const [update] = api.useUpdateProductMutation();
  const [addSection] = api.useAddProjectSectionMutation();
  const [changeSection] = api.useUpdateProjectSectionMutation();
  const [removeSection] = api.useRemoveProjectSectionMutation();
  const [addArea] = api.useAddProjectAreaMutation();
  const [changeArea] = api.useUpdateProjectAreaMutation();
  const [removeArea] = api.useRemoveProjectAreaMutation();
  const [addFreeLine] = api.useAddProjectFreeLineMutation();
  const [changeFreeLine] = api.useUpdateProjectFreeLineMutation();

  /** Takes away what was told of the last move: one who goes on by the keyboard reads of the newest only. */
  const untell = useRef(() => {});

  return useMemo(() => {
    const params = { id: projectId };
    const place = ({ _id: productId, name }: ProjectProduct, { place: position, section }: Spot) => {
      const body = { attributesToUpdate: { position, section } };
      return make({
        what: t('projects.whatMove', { name }),
        send: (how) => update({ params: { projectId, productId }, body, ...how }).unwrap(),
      });
    };
    return {
      arrange({ _id: productId, name }, change) {
        const body = { attributesToUpdate: change };
        return make({
          what: t('structure.whatArrange', { name }),
          send: (how) => update({ params: { projectId, productId }, body, ...how }).unwrap(),
        });
      },
      move(line, from, to) {
        void place(line, to).then((project) => {
          if (!project) return;
          const position = project.products.orderedIds.indexOf(line._id) + 1;
          const { section } = to;
          const isElsewhere = section !== (line.section ?? null);
          const head = project.structure?.sections.find(({ id }) => id === section);
          untell.current();
          untell.current = notify({
            tone: 'success',
            title: t('structure.moved', { name: line.name, position }),
            ...(isElsewhere && { text: head?.name ?? t('structure.noSection') }),
            action: {
              label: t('projects.undo'),
              onPress: () => void place(line, { place: from, section: line.section ?? null }),
            },
          });
        });
      },
      moveAll(ids, { place: position, section }) {
        const told = {
          what: t('selection.what', { count: ids.length }),
          done: (count: number) => t('selection.moved', { count }),
        };
        const lines = ids.map((_id) => ({ _id }));
        void changeLines(lines, { act: 'move', position, section }, told);
      },
      moveFree(line, from, to) {
        const name = line.text;
        const placeFree = ({ place: position, section }: Spot) =>
          make({
            what: t('projects.whatMove', { name }),
            send: (how) =>
              changeFreeLine({
                params: { id: projectId, partId: line.id },
                body: { position, section },
                ...how,
              }).unwrap(),
          });
        void placeFree(to).then((project) => {
          if (!project) return;
          untell.current();
          untell.current = notify({
            tone: 'success',
            title: t('structure.movedFree', { name }),
            text:
              project.structure?.sections.find(({ id }) => id === to.section)?.name ??
              t('structure.noSection'),
            action: {
              label: t('projects.undo'),
              onPress: () => void placeFree({ place: from, section: line.section }),
            },
          });
        });
      },
      savePart(part, before) {
        const what = t('structure.whatPart');
        const at = { params: { id: projectId, partId: before?.id ?? '' } };
        if (before && Object.keys(changedFields(before, part.values)).length === 0)
          return Promise.resolve(true);
        switch (part.kind) {
          case 'section':
            return make({
              what,
              send: (how) =>
                before === null
                  ? addSection({ params, body: part.values, ...how }).unwrap()
                  : changeSection({ ...at, body: changedFields(before, part.values), ...how }).unwrap(),
            });
          case 'area':
            return make({
              what,
              send: (how) =>
                before === null
                  ? addArea({ params, body: part.values, ...how }).unwrap()
                  : changeArea({ ...at, body: changedFields(before, part.values), ...how }).unwrap(),
            });
          case 'freeLine':
            return make({
              what,
              send: (how) =>
                before === null
                  ? addFreeLine({ params, body: part.values, ...how }).unwrap()
                  : changeFreeLine({ ...at, body: changedFields(before, part.values), ...how }).unwrap(),
            });
        }
      },
      placePart(kind, partId, position) {
        const change = kind === 'section' ? changeSection : changeArea;
        void make({
          what: t('structure.whatPart'),
          send: (how) => change({ params: { id: projectId, partId }, body: { position }, ...how }).unwrap(),
        });
      },
      removePart(kind, partId, name) {
        if (kind === 'freeLine') {
          const done = () => t('projects.removed', { name });
          const told = { what: t('projects.whatRemove', { name }), done };
          return void changeLines([{ _id: partId }], { act: 'remove' }, told);
        }
        const remove = kind === 'section' ? removeSection : removeArea;
        void make({
          what: t('projects.whatRemove', { name }),
          send: (how) => remove({ params: { id: projectId, partId }, ...how }).unwrap(),
        }).then((project) => project && notify({ tone: 'success', title: t('projects.removed', { name }) }));
      },
    };
  }, [
    projectId,
    make,
    t,
    update,
    addSection,
    changeSection,
    removeSection,
    addArea,
    changeArea,
    removeArea,
    addFreeLine,
    changeFreeLine,
    changeLines,
  ]);
}
