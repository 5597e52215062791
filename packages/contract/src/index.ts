export * from './key-access';
export * from './operation';
export * from './privilege';
export * from './project-right';
export * from './operations';
export * from './shape/budget';
export * from './shape/catalogue';
export * from './shape/collection';
export * from './shape/collection-sheet';
export * from './shape/common';
export * from './shape/configuration';
export * from './shape/field-problem';
export * from './shape/flag';
export * from './shape/composition-sheet';
export * from './shape/creation';
export { creationVersion, newCreation } from './shape/creation-tree';
export * from './shape/decision';
export * from './shape/draft';
export * from './shape/strip-picture';
export * from './shape/order';
export * from './shape/floor-plan';
export * from './shape/preconfig';
export * from './shape/share';
export * from './shape/project';
export * from './shape/project-member';
export * from './shape/text';
export * from './http-problem';
export * from './socket';
export * from './shape/account';
export * from './shape/site';
export * from './shape/access';
export * from './shape/qualification';
export * from './shape/company';
export * from './shape/audit';
export * from './shape/option';
export * from './shape/support';
export * from './shape/geography';
export * from './address';
export { foldText, searchWords } from './search-words';
export { configuratorPage, drawnSubfamilies, systemOfSubfamily } from './page/configurator-page';
export type {
  ConfiguratorAsked,
  ConfiguratorPage,
  ConfiguratorTask,
  ConfiguratorWay,
} from './page/configurator-page';
export * from './frame/auth-frame';
export * from './frame/configurator-frame';
export { accountOperations } from './operations/account';
export { accessOperations } from './operations/account-access';
export { companyOperations } from './operations/account-company';
export { geographyOperations } from './operations/geography';
export { optionOperations } from './operations/account-option';
export { qualificationOperations } from './operations/account-qualification';
export { siteOperations } from './operations/site';
export { supportOperations } from './operations/support';
