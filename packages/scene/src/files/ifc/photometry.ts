import type { PieceLight } from '../../piece/piece';
import { channels } from '../product/surface';
import type { Surface } from '../product/surface';
import type { IfcProject } from './project';
import { enumeration } from './step';
import type { Written } from './step';

/** Where the photometric file of an article stands beside the model. */
function photometricFile({ file }: IfcProject, name: string): Written {
  const location = `photometry/${name}.ldt`;
  return file.once('IFCDOCUMENTREFERENCE', location, name, `Photometric file ${name}`, null, null);
}

/** Evenly in all directions, for a light without a measured file. */
function evenly({ file }: IfcProject, flux: number): Written {
  const candela = flux / (4 * Math.PI);
  const angles = [0, Math.PI / 2, Math.PI];
  const distribution = file.once('IFCLIGHTDISTRIBUTIONDATA', 0, angles, [candela, candela, candela]);
  return file.once('IFCLIGHTINTENSITYDISTRIBUTION', enumeration('TYPE_C'), [distribution]);
}

/** The light that a fixture gives, as a representation of it. */
export function lightSource(
  project: IfcProject,
  name: string,
  light: PieceLight,
  surfaces: readonly Surface[],
): Written {
  const { file, lighting } = project;
  const { at, flux, temperature, photometry } = light;
  const glow = surfaces.find((each) => each.glow !== null)?.glow ?? '#ffffff';
  const place = file.once(
    'IFCAXIS2PLACEMENT3D',
    file.once('IFCCARTESIANPOINT', [at.x, -at.z, at.y]),
    null,
    null,
  );
  const source = file.add(
    'IFCLIGHTSOURCEGONIOMETRIC',
    ...[name, file.once('IFCCOLOURRGB', null, ...channels(glow)), null, null, place, null],
    ...[temperature, flux, enumeration('LIGHTEMITTINGDIODE')],
    photometry === null ? evenly(project, flux) : photometricFile(project, photometry),
  );
  return file.add('IFCSHAPEREPRESENTATION', lighting, 'Lighting', 'LightSource', [source]);
}
