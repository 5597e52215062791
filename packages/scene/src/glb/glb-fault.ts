/** Why a GLB is no body, in words, and where in its JSON that stands. */
export class GlbFault extends Error {
  constructor(
    readonly reason: string,
    readonly path: readonly (string | number)[] = [],
  ) {
    super(reason);
  }
}
