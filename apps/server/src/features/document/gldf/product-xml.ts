import { inEachLanguage, languageCodes, languageTag, type Localized } from '@lucerna/engine';
import { beamAngles, efficacy, fluxCode, upwardShare } from '@lucerna/photometry';
import { element, textElement, unlessEmpty, type Xml } from '../../../http/write-xml';
import { gldfFiles, type GldfProduct } from './gldf-product';

const locale = (name: string, text: Localized | null): Xml | null =>
  text &&
  element(
    name,
    {},
    ...languageCodes.map((code) => textElement('Locale', text[code], { language: languageTag(code) })),
  );

const whole = (value: number): number => Math.max(0, Math.round(value));
const rounded = (value: number, digits: number): number => Number(value.toFixed(digits));

function headerXml({ manufacturer, day, id }: GldfProduct): Xml {
  return element(
    'Header',
    {},
    textElement('Manufacturer', manufacturer),
    element('FormatVersion', { major: 1, minor: 0, 'pre-release': 3 }),
    textElement('CreatedWithApplication', 'Lucerna'),
    textElement('GldfCreationTimeCode', `${day}T00:00:00Z`),
    textElement('UniqueGldfId', id),
    textElement('DefaultLanguage', 'en'),
  );
}

function filesXml({ emitters, hasPicture }: GldfProduct): Xml {
  const there = [
    ['photometryFile', gldfFiles.photometry],
    ...(emitters.length > 0 ? [['geometryFile', gldfFiles.geometry] as const] : []),
    ...(hasPicture ? [['pictureFile', gldfFiles.picture] as const] : []),
  ] as const;
  return element(
    'Files',
    {},
    ...there.map(([id, { name, contentType }]) =>
      textElement('File', name, { id, contentType, type: 'localFileName' }),
    ),
  );
}

/** A full angle in both planes, where the light ends in both. */
function divergence(name: string, angles: readonly [number | null, number | null]): Xml | null {
  const [c0, c90] = angles;
  return c0 === null || c90 === null
    ? null
    : element(name, {}, textElement('C0-C180', rounded(c0, 1)), textElement('C90-C270', rounded(c90, 1)));
}

function photometryXml({ photometry }: GldfProduct): Xml {
  const { distribution } = photometry;
  const [c0, c90] = [beamAngles(distribution, 0), beamAngles(distribution, 90)];
  const lumensPerWatt = efficacy(photometry);
  return element(
    'Photometries',
    {},
    element(
      'Photometry',
      { id: 'photometry' },
      element('PhotometryFileReference', { fileId: 'photometryFile' }),
      element(
        'DescriptivePhotometry',
        {},
        textElement('LuminousEfficacy', lumensPerWatt === null ? null : rounded(lumensPerWatt, 1)),
        textElement('DownwardFluxFraction', rounded(1 - upwardShare(distribution), 4)),
        divergence('TenthPeakDivergence', [c0.field, c90.field]),
        divergence('HalfPeakDivergence', [c0.beam, c90.beam]),
        textElement('CIE-FluxCode', fluxCode(photometry).map(Math.round).join(' ')),
      ),
    ),
  );
}

function lightSourceXml(product: GldfProduct): Xml {
  const { sourceWatts, watts, cri, kelvin, energyClass } = product;
  return element(
    'LightSources',
    {},
    element(
      'FixedLightSource',
      { id: 'lightSource' },
      locale(
        'Name',
        inEachLanguage(() => 'LED'),
      ),
      textElement('RatedInputPower', sourceWatts ?? watts),
      energyClass === null
        ? null
        : element('EnergyLabels', {}, textElement('EnergyLabel', energyClass, { region: 'EU' })),
      unlessEmpty(
        'ColorInformation',
        {},
        textElement('ColorRenderingIndex', cri === null ? null : whole(cri)),
        textElement('CorrelatedColorTemperature', kelvin),
      ),
    ),
  );
}

function emitterXml({ lumens }: GldfProduct): Xml {
  return element(
    'Emitters',
    {},
    element(
      'Emitter',
      { id: 'emitter' },
      element(
        'FixedLightEmitter',
        {},
        element('PhotometryReference', { photometryId: 'photometry' }),
        element('LightSourceReference', { fixedLightSourceId: 'lightSource' }),
        textElement('RatedLuminousFlux', whole(lumens)),
      ),
    ),
  );
}

/** A whole millimetre at least, as the schema asks for. */
const side = (mm: number): number => Math.max(1, Math.round(mm));

/** The measures as a box or a cylinder, and the model where there is one. */
function geometriesXml({ size, photometry, emitters }: GldfProduct): Xml | null {
  const { length, width } = photometry.opening;
  const opening = { length: side(length * 1000), width: side(width * 1000) };
  const isRound = size !== null && Math.abs(size.length - size.width) < 1;
  const simple =
    size === null
      ? null
      : element(
          'SimpleGeometry',
          { id: 'measures' },
          isRound
            ? element(
                'Cylinder',
                {},
                textElement('Diameter', side(size.length)),
                textElement('Height', side(size.height)),
              )
            : element(
                'Cuboid',
                {},
                textElement('Width', side(size.width)),
                textElement('Length', side(size.length)),
                textElement('Height', side(size.height)),
              ),
          isRound
            ? element(
                'CircularEmitter',
                {},
                textElement('Diameter', Math.min(side(size.length), Math.max(opening.length, opening.width))),
              )
            : element(
                'RectangularEmitter',
                {},
                textElement('Width', Math.min(side(size.width), opening.width)),
                textElement('Length', Math.min(side(size.length), opening.length)),
              ),
        );
  const model =
    emitters.length > 0
      ? element(
          'ModelGeometry',
          { id: 'model' },
          element('GeometryFileReference', { fileId: 'geometryFile', levelOfDetail: 'High' }),
        )
      : null;
  return unlessEmpty('Geometries', {}, simple, model);
}

/** The classes of IEC 61140, and the codes of IEC 60529, that the schema knows. */
const protectionClasses = ['0', 'I', 'II', 'III'];
const ipCode = /^IP(?:[2-5][0-8]|6[0-9])$/;

/** The marks that the schema has as labels; all others are marks of approval. */
const labels = ['CE', 'GS', 'ENEC', 'CCC', 'VDE', 'EAC', 'UL'];

const distributions: Readonly<Record<string, string>> = {
  globe: 'Diffuse full spherical',
  lambert: 'Direct',
  updown: 'Direct indirect',
  beam: 'Direct',
};

function attributesXml(product: GldfProduct): Xml | null {
  const { size, weight, protectionClass, ip, distribution, certificates, finish } = product;
  const marks = certificates.filter((each) => labels.includes(each));
  const approvals = certificates.filter((each) => !labels.includes(each));
  return unlessEmpty(
    'DescriptiveAttributes',
    {},
    unlessEmpty(
      'Mechanical',
      {},
      size &&
        element(
          'ProductSize',
          {},
          textElement('Length', whole(size.length)),
          textElement('Width', whole(size.width)),
          textElement('Height', whole(size.height)),
        ),
      textElement('Weight', weight),
    ),
    unlessEmpty(
      'Electrical',
      {},
      textElement(
        'ElectricalSafetyClass',
        protectionClasses.find((each) => each === protectionClass),
      ),
      textElement('IngressProtectionIPCode', ip !== null && ipCode.test(ip) ? ip : null),
      textElement('LightDistribution', distributions[distribution ?? '']),
    ),
    unlessEmpty(
      'Marketing',
      {},
      finish && element('HousingColors', {}, locale('HousingColor', finish)),
      unlessEmpty('ApprovalMarks', {}, ...approvals.map((each) => textElement('ApprovalMark', each))),
      unlessEmpty('Labels', {}, ...marks.map((each) => textElement('Label', each))),
    ),
  );
}

/** How a kind of luminaire is fastened; what asks for a height that nobody knows yet is not told. */
function mountingsXml({ kind, pendantLength }: GldfProduct): Xml | null {
  const mountings: Readonly<Record<string, Xml>> = {
    pendant: element('Ceiling', {}, element('Pendant', { pendantLength: whole(pendantLength ?? 0) })),
    ceiling: element('Ceiling', {}, element('SurfaceMounted', {})),
    table: element('WorkingPlane', {}, element('FreeStanding', {})),
    floor: element('Ground', {}, element('FreeStanding', {})),
    ground: element('Ground', {}, element('SurfaceMounted', {})),
  };
  const own = mountings[kind];
  return own === undefined ? null : element('Mountings', {}, own);
}

function variantGeometryXml({ size, emitters }: GldfProduct): Xml {
  const simple = size && element('SimpleGeometryReference', { geometryId: 'measures', emitterId: 'emitter' });
  const model =
    emitters.length > 0
      ? element(
          'ModelGeometryReference',
          { geometryId: 'model' },
          ...emitters.map((name) =>
            element(
              'EmitterReference',
              { emitterId: 'emitter' },
              textElement('EmitterObjectExternalName', name),
            ),
          ),
        )
      : null;
  if (simple && model) return element('Geometry', {}, element('GeometryReferences', {}, simple, model));
  return element('Geometry', {}, simple ?? model ?? element('EmitterReference', { emitterId: 'emitter' }));
}

function picturesXml({ hasPicture }: GldfProduct): Xml | null {
  const image = { fileId: 'pictureFile', imageType: 'Product Picture' };
  return hasPicture ? element('Pictures', {}, element('Image', image)) : null;
}

/** The description of a luminaire in a GLDF of version 1.0.0-rc.3. */
export function productXml(product: GldfProduct): Xml {
  const { reference, name, description, tenderText, gtin } = product;
  const number = inEachLanguage(() => reference);
  return element(
    'Root',
    {
      'xmlns:xsi': 'http://www.w3.org/2001/XMLSchema-instance',
      'xsi:noNamespaceSchemaLocation': 'https://gldf.io/xsd/gldf/1.0.0-rc.3/gldf.xsd',
    },
    headerXml(product),
    element(
      'GeneralDefinitions',
      {},
      filesXml(product),
      photometryXml(product),
      lightSourceXml(product),
      emitterXml(product),
      geometriesXml(product),
    ),
    element(
      'ProductDefinitions',
      {},
      element(
        'ProductMetaData',
        {},
        textElement('UniqueProductId', reference),
        locale('ProductNumber', number),
        locale('Name', name),
        locale('Description', description),
        locale('TenderText', tenderText),
        picturesXml(product),
        attributesXml(product),
      ),
      element(
        'Variants',
        {},
        element(
          'Variant',
          { id: 'variant' },
          locale('ProductNumber', number),
          locale('Name', name),
          textElement('GTIN', gtin),
          mountingsXml(product),
          variantGeometryXml(product),
        ),
      ),
    ),
  );
}
