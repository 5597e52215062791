import { rebuildCreation, type Problem } from '@lucerna/engine';
import type { Stage } from '@lucerna/scene/stage';
import { readFineMeshes } from '../../shared/catalogue/fine-meshes';
import type { EditorCatalogue } from '../../shared/editor';
import type { Source } from '../../shared/sources';
import { inFittingRoom } from './fitting-room';
import { sizes, type Look } from './look';
import { vectorPicture } from './vector-picture';

/** Why a picture could not be made: a problem of the engine, or one of the page's own sentences. */
export class PictureFailure extends Error {
  constructor(
    readonly problem: Problem | null,
    readonly reason: 'unbuildable' | 'noVector' | 'lost' | 'broken',
  ) {
    super(reason);
    this.name = 'PictureFailure';
  }
}

/** Takes pictures one after another, all of the same look. */
export interface PictureMaker {
  /** `stage`: as it is lit in 3D; `vector`: as it is drawn, where there is no WebGL. */
  readonly kind: 'stage' | 'vector';
  /** Rejects with a PictureFailure. */
  readonly picture: (source: Source) => Promise<Blob>;
  readonly close: () => void;
}

/** A place for the stage that nobody sees, as large as its pictures. */
function hiddenHost({ size }: Look): HTMLElement {
  const host = document.createElement('div');
  const { width, height } = sizes[size];
  host.setAttribute('aria-hidden', 'true');
  host.inert = true;
  Object.assign(host.style, {
    position: 'fixed',
    insetInlineStart: '-20000px',
    insetBlockStart: '0',
    inlineSize: `${width}px`,
    blockSize: `${height}px`,
  });
  document.body.append(host);
  return host;
}

async function openStageIn(host: HTMLElement, { view, ground }: Look): Promise<Stage | null> {
  const { openStage } = await import('@lucerna/scene/stage');
  return openStage(host, { preset: view, theme: ground, lit: true, still: true, pixelRatio: 1 });
}

/** Opens a maker of pictures; the one of a browser without WebGL draws what there is a drawing of. */
export async function openPictureMaker(look: Look, catalogue: EditorCatalogue): Promise<PictureMaker> {
  const { elements } = catalogue;
  const { width, height } = sizes[look.size];
  const host = hiddenHost(look);
  const stage = await openStageIn(host, look).catch(() => null);
  if (!stage) {
    host.remove();
    return {
      kind: 'vector',
      picture: async (source) => {
        const picture = await vectorPicture(source, look);
        if (!picture) throw new PictureFailure(null, 'noVector');
        return picture;
      },
      close: () => undefined,
    };
  }
  let isLost = false;
  stage.on(({ type }) => {
    if (type === 'lost') isLost = true;
    if (type === 'restored') isLost = false;
  });
  return {
    kind: 'stage',
    picture: async (source) => {
      const rebuilt = rebuildCreation(source.creation, elements);
      if (!rebuilt.ok) throw new PictureFailure(rebuilt.problems[0] ?? null, 'unbuildable');
      await readFineMeshes(rebuilt.value, elements);
      stage.show(inFittingRoom(rebuilt.value, elements, width / height), elements);
      const picture = await stage.picture();
      if (isLost) throw new PictureFailure(null, 'lost');
      return picture;
    },
    close: () => {
      stage.dispose();
      host.remove();
    },
  };
}
