export { opensToKeys } from './key-access';
export type {
  Access,
  BodyInput,
  BodyOf,
  Method,
  Operation,
  ParamsOf,
  QueryInput,
  QueryOf,
  ResponseOf,
} from './operation';
export { defaultPrivileges, privileges, roles } from './privilege';
export type { Privilege, RoleName } from './privilege';
export {
  actionsFor,
  memberRoles,
  projectActions,
  projectRelations,
  projectRights,
  relationsFor,
  sharedRoles,
} from './project-right';
export type { MemberRole, ProjectAction, ProjectRelation } from './project-right';
export { sellsForMaker } from './maker-role';
export { newBudget, newFinalQuote, quoteDetails, quoteTextNames, quoteTexts } from './shape/budget';
export type {
  Budget,
  BudgetDraft,
  BudgetRow,
  NewBudget,
  NewFinalQuote,
  QuoteDetails,
  QuoteParties,
} from './shape/budget';
export type {
  BudgetRevisions,
  NewBudgetRevision,
  QuoteComparison,
  QuoteList,
  QuoteRow,
  RevisionDraft,
} from './shape/budget-revision';
export { discountRefusal } from './shape/budget-revision';
export type {
  AvailabilityAnswer,
  CatalogueModel,
  ModelCard,
  ModelOfFamily,
  ModelVariations,
  ReferencedArticle,
  TechnicalInfo,
} from './shape/catalogue';
export type { CatalogueChange, CatalogueChanges } from './shape/catalogue-change';
export type { CollectionAnswer, CollectionList } from './shape/collection';
export type { CollectionSheet } from './shape/collection-sheet';
export { languageCode, largestPage, maxLines } from './shape/common';
export {
  completed,
  documentProgress,
  isSettled,
  passingProblems,
  progressAfter,
  progressEveryMs,
} from './document-progress';
export {
  isProjectFile,
  progressWithSteps,
  projectFileKinds,
  projectFiles,
  stepsAfter,
  stepsBefore,
} from './project-file';
export type { DocumentStepName, DocumentSteps, ProjectFileKind } from './project-file';
export { maxTypes } from './shape/submittal';
export {
  columnsHeldBy,
  scheduleArrangements,
  scheduleCells,
  scheduleColumns,
  submittalPapers,
  submittalParts,
} from './submittal';
export type { ScheduleArrangement, ScheduleColumn, SubmittalPart } from './submittal';
export {
  docsParams,
  downloadStates,
  makersDocumentKinds,
  maxDocuments,
  maxDownloads,
  projectFile,
} from './shape/document';
export type {
  DocumentList,
  DocumentOfDownload,
  Download,
  DownloadRow,
  MakersDocumentKind,
  ProjectDocuments,
  WantedDocument,
  WantedProductDocument,
  WantedProjectFile,
} from './shape/document';
export type { ImagedProduct } from './shape/imaged-product';
export type { PictureProgress } from './shape/maker-picture';
export { creationCode } from './shape/configuration';
export type { NewProduct } from './shape/configuration';
export { fieldProblem } from './shape/field-problem';
export type { FieldProblem } from './shape/field-problem';
export { flagNames, flagShapes, flagValues, flags } from './shape/flag';
export type { CompositorPlaces, FlagName, FlagValues } from './shape/flag';
export { maxCompositions } from './shape/composition-sheet';
export type { WantedComposition } from './shape/composition-sheet';
export { compositionSummaries, storedCreation } from './shape/creation';
export type { CompositionSummary, GivenCreation } from './shape/creation';
export { newCreation } from './shape/creation-tree';
export type { DecisionTree } from './shape/decision';
export { evaluatedFields } from './shape/evaluated-product';
export type { Draft, DraftFacts } from './shape/draft';
export type { StripPicture } from './shape/strip-picture';
export { orderContact, postalAddress } from './shape/delivery';
export type { OrderContact, PostalAddress } from './shape/delivery';
export {
  cancellationStates,
  maxShipments,
  newCancellation,
  newOrder,
  orderDetails,
  orderTextNames,
  orderTexts,
} from './shape/order';
export type {
  ChangedPrice,
  NewOrder,
  Order,
  OrderDetails,
  OrderDraft,
  OrderList,
  OrderRow,
} from './shape/order';
export { largestInvoiceDocument } from './shape/invoice';
export type { Invoice, InvoiceListQuery, InvoiceMonths } from './shape/invoice';
export { erpMessage } from './shape/erp';
export { addressRow, clientRow, contactRow, wholeClient } from './shape/feed-client';
export type { ClientAddress, ClientContact, FeedClient } from './shape/feed-client';
export type {
  CancellationMessage,
  ClientMessage,
  ClientWithdrawnMessage,
  ErpMessage,
  ErpOrder,
  ErpOutcome,
  ErpResults,
  InvoiceMessage,
  OrderStateMessage,
  ShipmentMessage,
  StockMessage,
} from './shape/erp';
export { changedKinds, importStates, importSteps, largestFeed } from './shape/catalogue-import';
export type {
  CatalogueImport,
  CatalogueImportReport,
  ImportFinding,
  ImportReportBody,
} from './shape/catalogue-import';
export { largestFloorPlan } from './shape/floor-plan';
export type { FloorPlan } from './shape/floor-plan';
export type { Preconfig, PreconfigCard, ProductFacts } from './shape/preconfig';
export type { ShareLink } from './shape/share';
export {
  longestLinkDays,
  maxLinkFiles,
  maxQuoteComments,
  maxQuoteLinks,
  newAcceptance,
  newLinkComment,
  newQuoteLink,
  newRejection,
} from './shape/quote-link';
export type { LinkedQuote, QuoteAcceptance, QuoteComment, QuoteLink } from './shape/quote-link';
export type { StockList, StockOfReference } from './shape/stock';
export { factsOfProject, fieldsOf, projectFieldNames, projectFields } from './project-fields';
export type { ProjectField, ProjectFields, WrittenFields } from './project-fields';
export { projectTypeNames } from './project-type-names';
export { newProject, project, projectName, writtenFields } from './shape/project';
export type {
  Clients,
  NewProject,
  ProductConfig,
  ProductValidation,
  Project,
  ProjectChange,
  ProjectList,
  ProjectOwners,
  ProjectProduct,
  ProjectRow,
  ProjectType,
} from './shape/project';
export type { ProjectDelta } from './shape/project-delta';
export { maxMembers, newProjectMember } from './shape/project-member';
export type { ProjectMember, ProjectMembers } from './shape/project-member';
export type { SoldProduct } from './shape/sold-product';
export { eachLineText, lineTextNames, lineTexts, maxParts, maxPieces } from './shape/project-structure';
export type { LineText } from './shape/project-structure';
export type {
  ArrangementChange,
  NewArrangement,
  ProjectStructure,
  SoldFreeLine,
} from './shape/project-structure';
export type { LineChange, LinesChange } from './shape/project-lines';
export { newSchedule, scheduleTexts } from './shape/project-schedule';
export type { JudgedRow, NewSchedule, NewScheduleRow, ScheduleCheck } from './shape/project-schedule';
export type { TrashedProject } from './shape/project-trash';
export { maxKeptVersions, maxVersions, newProjectVersion } from './shape/project-version';
export type {
  ComparedFreeLine,
  ComparedLine,
  ProjectVersion,
  VersionComparison,
} from './shape/project-version';
export { emailText, lengths, shortText } from './shape/text';
export { httpProblems } from './http-problem';
export type { HttpProblemCode, HttpProblemData, ProblemData } from './http-problem';
export { socketPath } from './socket';
export type {
  ClientEvents,
  DocsAnswer,
  DownloadNotice,
  OrderNotice,
  ProjectNotice,
  ProjectPerson,
  ProjectPresence,
  QuoteNotice,
  ServerEvent,
  ServerEventData,
  ServerEvents,
} from './socket';
export { placeInProject } from './shape/project-presence';
export type { PlaceInProject } from './shape/project-presence';
export {
  accountApprovals,
  accountSettings,
  login,
  mailToken,
  newPassword,
  passwordLength,
  personName,
  registerTypes,
  signUp,
} from './shape/account';
export type { Account, AccountChange, SignUp } from './shape/account';
export { textDomains } from './shape/site';
export type { Language, LegalPage, SiteConfig, SiteFoot, TextDomain } from './shape/site';
export {
  newApiKey,
  passwordChange,
  passwordReset,
  passwordResetRequest,
  socialProvider,
  socialProviders,
} from './shape/access';
export type { ApiKey, OwnSession, SocialProvider } from './shape/access';
export { aboutCompany, aboutYou, companyTypes, professions } from './shape/qualification';
export { userTypes } from './user-types';
export type { AboutCompany, AboutYou, CompanyType, Profession, Qualification } from './shape/qualification';
export { companyChange, maxClientCodes, newInvitation, userAdministration } from './shape/company';
export type {
  CompanyUser,
  CompanyUserChange,
  Invitation,
  OpenInvitation,
  RoleRights,
  UserAdministration,
} from './shape/company';
export { auditActions } from './shape/audit';
export {
  changeAreas,
  changeFacts,
  changeKinds,
  changePrices,
  changeTargets,
  maxListedPrices,
} from './shape/change-log';
export type { ChangeArea, ChangeEntry, ChangeSide, ChangeTarget } from './shape/change-log';
export type { AuditAction, AuditEntry } from './shape/audit';
export { uploadLimits } from './shape/option';
export type { Menu, SiteConfiguration } from './shape/option';
export {
  creditRoles,
  maxMessages,
  maxRequestFiles,
  newBudgetRequest,
  registrationData,
  registrationStages,
  registrationStatuses,
  requestKinds,
  requestStates,
} from './shape/request';
export type {
  BudgetRequestInfo,
  Registration,
  RegistrationData,
  RegistrationStatus,
  RequestKind,
  RequestRow,
  RequestState,
  SupportRequest,
  UploadedFile,
} from './shape/request';
export type { UploadEntity } from './shape/upload';
export { accessHelp } from './shape/support';
export type { AccessHelp } from './shape/support';
export type { Country, DefaultValues, Place } from './shape/geography';
export { addressOf } from './address';
export type { AddressParts } from './address';
export { foldText, searchWords } from './search-words';
export { configuratorPage, drawnSubfamilies, systemOfSubfamily } from './page/configurator-page';
export type { ConfiguratorAsked, ConfiguratorPage, ConfiguratorTask } from './page/configurator-page';
export { authPath, authViews, frameMessage, hostMessage } from './frame/auth-frame';
export type { AuthView, FrameMessage, HostMessage } from './frame/auth-frame';
export { configuratorMessage, configuratorRequest } from './frame/configurator-frame';
export type { ConfiguratorFacts, ConfiguratorMessage, ConfiguratorRequest } from './frame/configurator-frame';
export { accountOperations } from './operations/account';
export { accessOperations } from './operations/account-access';
export { companyOperations } from './operations/account-company';
export { geographyOperations } from './operations/geography';
export { optionOperations } from './operations/account-option';
export { qualificationOperations } from './operations/account-qualification';
export { siteOperations } from './operations/site';
export { supportOperations } from './operations/support';
export { operations } from './operations';
export type { OperationId, Operations } from './operations';
export { maxDaysOff, maxYearlyDaysOff } from './shape/work-calendar';
export { materialTexts } from './material-texts';
