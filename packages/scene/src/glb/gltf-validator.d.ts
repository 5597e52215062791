declare module 'gltf-validator' {
  export interface Report {
    readonly issues: {
      readonly numErrors: number;
      readonly numWarnings: number;
      /** Of the severity 0 are errors. `pointer` is where it stands in the JSON. */
      readonly messages: readonly {
        readonly code: string;
        readonly message: string;
        readonly severity: number;
        readonly pointer?: string;
      }[];
    };
    readonly info: { readonly totalTriangleCount: number };
  }
  export interface ValidationOptions {
    readonly maxIssues?: number;
    readonly writeTimestamp?: boolean;
  }
  export function validateBytes(bytes: Uint8Array, options?: ValidationOptions): Promise<Report>;
}
