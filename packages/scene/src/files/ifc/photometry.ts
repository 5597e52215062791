import type { PieceLight } from '../../piece/piece';
import { placeOf } from '../light-file';
import { channels, type Surface } from '../product/surface';
import type { IfcProject } from './project';
import { lightAxes } from './light-axes';
import { enumeration, type Written } from './step';

/** Evenly in all directions, for a light without a measured file. */
function evenly({ file }: IfcProject, flux: number): Written {
  const candela = flux / (4 * Math.PI);
  const angles = [0, Math.PI / 2, Math.PI];
  const distribution = file.once('IFCLIGHTDISTRIBUTIONDATA', 0, angles, [candela, candela, candela]);
  return file.once('IFCLIGHTINTENSITYDISTRIBUTION', enumeration('TYPE_C'), [distribution]);
}

/** The file that is delivered with the model; without one the light is even, so that nothing points to what is not there. */
function distribution(project: IfcProject, reference: string, flux: number): Written {
  const { file, lightFiles } = project;
  const delivered = lightFiles.get(reference);
  if (!delivered) return evenly(project, flux);
  const { name } = delivered;
  return file.once('IFCDOCUMENTREFERENCE', placeOf(delivered), name, reference, null, null);
}

/** The light that a fixture gives, as a representation of it. */
export function lightSource(
  project: IfcProject,
  name: string,
  light: PieceLight,
  surfaces: readonly Surface[],
): Written {
  const { file, lighting } = project;
  const { flux, temperature } = light;
  const glow = surfaces.find((each) => each.glow !== null)?.glow ?? '#ffffff';
  const place = lightAxes(project, light);
  const source = file.add(
    'IFCLIGHTSOURCEGONIOMETRIC',
    ...[name, file.once('IFCCOLOURRGB', null, ...channels(glow)), null, null, place, null],
    ...[temperature, flux, enumeration('LIGHTEMITTINGDIODE')],
    distribution(project, name, flux),
  );
  return file.add('IFCSHAPEREPRESENTATION', lighting, 'Lighting', 'LightSource', [source]);
}
