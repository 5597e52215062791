import { describe, expect, it } from 'vitest';
import { documentProgress } from './document-progress';
import { progressWithSteps, projectFileKinds, projectFiles, stepsAfter, stepsBefore } from './project-file';
import type { DocumentStepName, DocumentSteps } from './project-file';

const { waiting, started, failed, intermediate, ready, received, finished } = documentProgress;
const at = (name: DocumentStepName, done: number, all: number): DocumentSteps => ({ at: name, done, all });

describe('how far a file of a whole project is', () => {
  it.each(projectFileKinds)('goes from its beginning to what is ready over its steps: %s', (kind) => {
    const told = projectFiles[kind].steps.flatMap(([name]) => [0, 1, 2].map((done) => at(name, done, 2)));
    const shown = told.map((steps) => progressWithSteps(kind, started, steps));
    expect(shown[0]).toBe(started);
    expect(shown.at(-1)).toBeCloseTo(received - 1, 9);
    expect([...shown].sort((one, other) => one - other)).toEqual(shown);
  });

  it('goes on from its steps to what is saved, and fails as every document does', () => {
    const last = at('pages', 0, 0);
    const shown = [waiting, started, intermediate, ready, received, finished].map((progress) =>
      progressWithSteps('submittal', progress, last),
    );
    expect([...shown].sort((one, other) => one - other)).toEqual(shown);
    expect([shown[0], shown.at(-1)]).toEqual([waiting, finished]);
    expect(progressWithSteps('submittal', failed, last)).toBe(failed);
    expect(progressWithSteps('specSheet', intermediate, null)).toBe(intermediate);
  });

  it('only moves forward, over its steps as within one', () => {
    const pictures = at('pictures', 3, 60);
    expect(stepsAfter('submittal', null, pictures)).toEqual(pictures);
    expect(stepsAfter('submittal', pictures, at('types', 60, 60))).toEqual(pictures);
    expect(stepsAfter('submittal', pictures, at('pictures', 2, 60))).toEqual(pictures);
    expect(stepsAfter('submittal', pictures, at('pictures', 4, 60))).toEqual(at('pictures', 4, 60));
    expect(stepsAfter('submittal', pictures, at('pages', 0, 0))).toEqual(at('pages', 0, 0));
  });

  it('stands at the beginning of a step whose figures nobody has', () => {
    const before = progressWithSteps('submittal', started, at('pictures', 60, 60));
    expect(progressWithSteps('submittal', started, at('pages', 0, 0))).toBeCloseTo(before, 9);
    expect(stepsBefore('submittal', 60)).toEqual(at('types', 0, 60));
    expect(stepsBefore('specSheet', 60)).toBeNull();
  });
});
