import { params } from './page-params';
import { pageGroup } from './page';

/** Choosing a luminaire outside a project. */
export const choosingPages = pageGroup({
  selectCollection: {
    path: '/create-project/select-collection',
    access: 'open',
    title: 'collections.title',
  },
  selectModel: {
    path: '/create-project/select-collection/:subFamilyId',
    params: params('subFamilyId'),
    access: 'open',
    title: 'collections.title',
  },
  addProduct: {
    path: '/add-product/:subFamilyId/:applicationLocationId?',
    params: params('subFamilyId', 'applicationLocationId'),
    access: 'open',
    title: 'collections.title',
  },
  model: {
    path: '/add-product/:subFamilyId/:applicationLocationId/:model',
    params: params('subFamilyId', 'applicationLocationId', 'model'),
    access: 'open',
    title: 'routes.model',
  },
  modelV2: {
    path: '/add-product-v2/:subFamilyId/:applicationLocationId/:model',
    params: params('subFamilyId', 'applicationLocationId', 'model'),
    access: 'open',
    title: 'routes.model',
  },
  configure: {
    path: '/add-product/:subFamilyId/:applicationLocationId/:model/attributes-configurator',
    params: params('subFamilyId', 'applicationLocationId', 'model'),
    access: 'open',
    title: 'configurator.title',
  },
  preconfigs: {
    path: '/preconfigs-list/:subFamilyId/:applicationLocationId?',
    params: params('subFamilyId', 'applicationLocationId'),
    access: 'open',
    title: 'routes.preconfigs',
  },
  addPreconfig: {
    path: '/add-preconfig/:preconfigId',
    params: params('preconfigId'),
    access: 'open',
    title: 'routes.addPreconfig',
  },
});
