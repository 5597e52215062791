import { z } from 'zod';
import { operationOf } from '../operation';
import { languageQuery } from '../shape/common';
import {
  companyTypeList,
  menu,
  menuQuery,
  professionList,
  siteConfiguration,
  siteConfigurationQuery,
} from '../shape/option';

const operation = operationOf('options');
const languageOnly = z.object({ lang: languageQuery });

/** The lists and settings behind the forms and the frame of the interface (P7; ACC-11). */
export const optionOperations = {
  listProfessions: operation({
    method: 'GET',
    path: '/api/v1/options/professions',
    access: 'open',
    summary: 'The professions to choose from',
    query: languageOnly,
    response: professionList,
  }),
  listCompanyTypes: operation({
    method: 'GET',
    path: '/api/v1/company-types',
    access: 'open',
    summary: 'The kinds of company to choose from',
    query: languageOnly,
    response: companyTypeList,
  }),
  getMenus: operation({
    method: 'GET',
    path: '/api/v1/masters/menus',
    access: 'open',
    summary: 'The entries of the menu for a role, or for the caller',
    query: menuQuery,
    response: menu,
  }),
  getSiteConfiguration: operation({
    method: 'GET',
    path: '/api/v1/masters/configurations',
    access: 'open',
    summary: 'Settings of the interface for a site location',
    query: siteConfigurationQuery,
    response: siteConfiguration,
  }),
};
