import type { ShapedBody, ShapedForm } from './shaped-body';

/** Sides of a turned solid and of a bar, as they are drawn at most. */
const sides = 40;
const barSides = 16;
/** Stretches of a smooth cable between two of its places. */
const stretches = 6;

function trianglesOfForm(form: ShapedForm): number {
  switch (form.form) {
    case 'turned':
      return form.profiles.reduce((sum, profile) => sum + (profile.length - 1) * sides * 2, 0);
    case 'tube':
      return (form.path.length - 1) * barSides * 2 * (form.isSmooth ? stretches : 1);
    case 'prism':
      return (form.outline.length + (form.hole?.length ?? 0)) * 4;
    case 'mesh':
      return form.mesh.corners.length / 3;
  }
}

/** How many triangles a body is drawn with at most. */
export function trianglesOfBody({ parts }: ShapedBody): number {
  return parts
    .flatMap(({ solids }) => solids)
    .reduce((sum, solid) => sum + trianglesOfForm(solid) * solid.places.length, 0);
}
