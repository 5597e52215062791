import { params } from './page-params';
import { pageGroup } from './page';

/** Where a visit begins and ends: home, sign-in, registration, no access. */
export const startPages = pageGroup({
  home: { path: '/', access: 'open', title: 'navigation.area' },
  professionalArea: { path: '/professional-area', access: 'open', title: 'navigation.area' },
  signIn: { path: '/sign-in', access: 'open', title: 'auth.title.login' },
  signUp: { path: '/sign-up', access: 'open', title: 'auth.title.new-register' },
  register: {
    path: '/:language/new-register',
    params: params('language'),
    access: 'open',
    title: 'auth.title.new-register',
  },
  invitation: {
    path: '/:language/invitation',
    params: params('language'),
    access: 'open',
    title: 'invitation.title',
  },
  passwordReset: { path: '/password-reset', access: 'open', title: 'auth.title.password-reset' },
  legalPage: {
    path: '/legal/:legalPage',
    params: params('legalPage'),
    access: 'open',
    title: 'routes.legalPage',
  },
  noAccess: { path: '/error-403', access: 'open', title: 'navigation.noAccess' },
});
