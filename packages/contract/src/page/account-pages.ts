import { pageGroup } from './page';

/** The own account, the company's users, and the page that hands out files by a link. */
export const accountPages = pageGroup({
  profile: { path: '/my-profile', access: 'signed-in', title: 'profile.title' },
  firstSteps: { path: '/first-steps', access: 'signed-in', title: 'profile.firstSteps.title' },
  usersManagement: {
    path: '/users-management',
    access: 'company.manage.user',
    title: 'routes.usersManagement',
  },
  serviceDownload: {
    path: '/services/download',
    access: 'open',
    title: 'routes.serviceDownload',
  },
});
