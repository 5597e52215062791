import { elementCatalogue, prepareModel } from '@lucerna/engine';
import type { Canopy, Creation, ElementCatalogue, ModelSheet } from '@lucerna/engine';
import { openStage, prepareStage, type Stage, type StageEvent, type StageOptions } from '../../src/stage';

/** What a test hands to the page: plain data only. */
export interface Shown {
  readonly creation: Creation;
  readonly sheets: readonly ModelSheet[];
  readonly canopies: readonly Canopy[];
  readonly today: string;
}

/** What a test calls in the page. */
export interface StagePage {
  stage: Stage | null;
  events: StageEvent[];
  prepare: () => void;
  catalogueOf: (shown: Shown) => ElementCatalogue;
  open: (options?: StageOptions) => Promise<boolean>;
  show: (shown: Shown) => void;
}

declare global {
  interface Window {
    scene: StagePage;
  }
}

window.scene = {
  stage: null,
  events: [],
  prepare: () => prepareStage(),
  catalogueOf: ({ sheets, canopies, today }) => {
    const models = sheets.map((sheet) => prepareModel(sheet, today)).filter((each) => each.ok);
    return elementCatalogue(
      models.map(({ value }) => value),
      canopies,
    );
  },
  open: async (options) => {
    const host = document.querySelector('#host');
    if (!(host instanceof HTMLElement)) return false;
    window.scene.stage = await openStage(host, options);
    window.scene.stage?.on((event) => window.scene.events.push(event));
    return window.scene.stage !== null;
  },
  show: (shown) => window.scene.stage?.show(shown.creation, window.scene.catalogueOf(shown)),
};
