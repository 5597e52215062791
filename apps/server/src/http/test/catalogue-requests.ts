import type { OperationId } from '@lucerna/contract';

/** Calls of the catalogue, which name nothing of somebody. */
export const catalogueRequests = {
  checkAvailability: { body: {} },
  listReferences: { query: 'reference=2102' },
  getArticleByReference: { query: 'reference=230070' },
  listVariations: { query: 'model=2015' },
  listModels: { query: 'subFamilyId=230' },
  listModelsByFamily: { query: 'virtual=1' },
  searchArticles: { query: 'search=2015' },
  getModelSheet: { query: 'model=2015' },
  getDecisionTree: { params: { id: '1' } },
  getDecisionLayer: { params: { layer: 'crea' } },
  listPreconfigs: { query: 'subFamilyId=201' },
  getPreconfig: { params: { id: '9001' } },
  getCollectionSheet: { query: 'subFamilyId=201' },
  listTechnicalInfo: { query: 'subFamily=219&catalog=16' },
  getTechnicalInfoOfModel: { query: 'family=20&catalog=16&model=2010' },
  listTechnicalInfoOfSpotlights: { query: 'subFamily=219&catalog=16' },
  getDesigner: { params: { id: '201' } },
  getApplicationLocation: { query: 'applicationId=6&locationId=2' },
  getStaticFamily: { params: { name: '201_16' } },
  getStaticRules: { params: { name: '201' } },
  getStaticAccessories: { params: { name: '201' } },
  getStaticDocument: { params: { name: 'Subfamilies' } },
} satisfies Partial<Record<OperationId, object>>;
