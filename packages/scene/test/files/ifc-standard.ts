/**
 * What IFC4 ADD2 TC1 has for the classes of our files: the property sets that are applicable to each, and what each property
 * holds: its measure, or the values of its enumeration.
 */
export const propertySetsOf: Readonly<Record<string, readonly string[]>> = {
  IFCLIGHTFIXTURE: [
    'Pset_LightFixtureTypeCommon',
    'Pset_ManufacturerTypeInformation',
    'Pset_ElectricalDeviceCommon',
  ],
  IFCLAMP: ['Pset_LampTypeCommon', 'Pset_ManufacturerTypeInformation', 'Pset_ElectricalDeviceCommon'],
  IFCCABLESEGMENT: [
    'Pset_CableSegmentTypeCommon',
    'Pset_ManufacturerTypeInformation',
    'Pset_ElectricalDeviceCommon',
  ],
  IFCJUNCTIONBOX: [
    'Pset_JunctionBoxTypeCommon',
    'Pset_ManufacturerTypeInformation',
    'Pset_ElectricalDeviceCommon',
  ],
  IFCDISCRETEACCESSORY: ['Pset_ManufacturerTypeInformation'],
  IFCELEMENTASSEMBLY: ['Pset_ManufacturerTypeInformation'],
};

const status = ['NEW', 'EXISTING', 'DEMOLISH', 'TEMPORARY', 'OTHER', 'NOTKNOWN', 'UNSET'];

export const properties: Readonly<Record<string, Readonly<Record<string, string | readonly string[]>>>> = {
  Pset_LightFixtureTypeCommon: {
    Reference: 'IFCIDENTIFIER',
    Status: status,
    NumberOfSources: 'IFCINTEGER',
    TotalWattage: 'IFCPOWERMEASURE',
    LightFixtureMountingType: [
      ...['CABLESPANNED', 'FREESTANDING', 'POLE_SIDE', 'POLE_TOP', 'RECESSED', 'SURFACE', 'SUSPENDED'],
      ...['TRACKMOUNTED', 'OTHER', 'NOTKNOWN', 'UNSET'],
    ],
    LightFixturePlacingType: [
      ...['CEILING', 'FLOOR', 'FURNITURE', 'POLE', 'WALL', 'OTHER', 'NOTKNOWN', 'UNSET'],
    ],
    MaintenanceFactor: 'IFCREAL',
    MaximumPlenumSensibleLoad: 'IFCPOWERMEASURE',
    MaximumSpaceSensibleLoad: 'IFCPOWERMEASURE',
    SensibleLoadToRadiant: 'IFCPOSITIVERATIOMEASURE',
  },
  Pset_LampTypeCommon: {
    Reference: 'IFCIDENTIFIER',
    Status: status,
    ContributedLuminousFlux: 'IFCLUMINOUSFLUXMEASURE',
    LightEmitterNominalPower: 'IFCPOWERMEASURE',
    LampMaintenanceFactor: 'IFCREAL',
    ColorAppearance: 'IFCLABEL',
    ColorTemperature: 'IFCTHERMODYNAMICTEMPERATUREMEASURE',
    ColorRenderingIndex: 'IFCINTEGER',
  },
  Pset_ElectricalDeviceCommon: {
    PowerFactor: 'IFCNORMALISEDRATIOMEASURE',
    NumberOfPoles: 'IFCINTEGER',
    HasProtectiveEarth: 'IFCBOOLEAN',
    InsulationStandardClass: [
      ...['CLASS0APPLIANCE', 'CLASS0IAPPLIANCE', 'CLASSIAPPLIANCE', 'CLASSIIAPPLIANCE'],
      ...['CLASSIIIAPPLIANCE', 'NOTKNOWN', 'UNSET'],
    ],
    IP_Code: 'IFCLABEL',
    IK_Code: 'IFCLABEL',
  },
  Pset_ManufacturerTypeInformation: {
    GlobalTradeItemNumber: 'IFCIDENTIFIER',
    ArticleNumber: 'IFCIDENTIFIER',
    ModelReference: 'IFCLABEL',
    ModelLabel: 'IFCLABEL',
    Manufacturer: 'IFCLABEL',
    ProductionYear: 'IFCLABEL',
    AssemblyPlace: ['FACTORY', 'OFFSITE', 'SITE', 'OTHER', 'NOTKNOWN', 'UNSET'],
  },
};
