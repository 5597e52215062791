declare module 'virtual:operations' {
  import type { Method, OperationId } from '@lucerna/contract';

  /** What the browser needs of an operation at run time. */
  export interface LightOperation {
    readonly method: Method;
    readonly path: string;
    readonly tag: string;
    readonly idempotent?: boolean;
    readonly takesLanguage?: boolean;
    /** A removal that answers what is left. */
    readonly answersRemoval?: boolean;
  }
  export const operations: Readonly<Record<OperationId, LightOperation>>;
}

declare module 'virtual:first-calls' {
  export const calls: Readonly<
    Record<'getTexts' | 'getConfig' | 'getCookie' | 'getAccount' | 'refresh', string>
  >;
}

declare module 'virtual:page-calls' {
  type OfPages =
    | ('listCollections' | 'getModelSheet' | 'listModelPictures' | 'listDrafts' | 'listProjects')
    | ('getProject' | 'listCatalogueChanges');

  export const calls: Readonly<Record<OfPages, string>>;
}
