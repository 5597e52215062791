/** The face of the 3D stage, which is read when a room is first shown. */
declare module '@lucerna/scene/stage' {
  import type { Creation, ElementCatalogue, Position } from '@lucerna/engine';

  export type StageEvent =
    | { readonly type: 'pick'; readonly id: string | null; readonly extend: boolean }
    | {
        readonly type: 'drag';
        readonly id: string;
        readonly to: Position;
        readonly phase: 'move' | 'end' | 'cancel';
      }
    | { readonly type: 'lost' | 'restored' | 'ready' };

  export interface Stage {
    show: (creation: Creation, catalogue: ElementCatalogue) => void;
    select: (ids: readonly string[]) => void;
    preset: (name: 'perspective' | 'plan' | 'front') => void;
    measures: (units: 'metric' | 'imperial' | null) => void;
    lit: (on: boolean) => void;
    theme: (theme: 'light' | 'dark') => void;
    picture: () => Promise<Blob>;
    on: (listener: (event: StageEvent) => void) => () => void;
    dispose: () => void;
  }

  export function openStage(host: HTMLElement, options?: { readonly theme?: 'light' | 'dark' }): Stage | null;
}
