import type { Privilege } from '@lucerna/contract';
import { pages, redirects, type PageName, type PageRow } from '@lucerna/contract/pages';
import { text } from '../journey/texts';

/** Somebody who visits: nobody, or an account with what it may do. */
export interface Visited {
  readonly name: string;
  readonly isSignedIn: boolean;
  readonly privileges: readonly Privilege[];
  readonly isInternal: boolean;
  readonly isQualified: boolean;
  /** Values for the places of paths. */
  readonly values: Readonly<Record<string, string>>;
}

/** What stands in the tab and on the page in the end, and where. */
export interface Expected {
  readonly path: string;
  readonly endsAt: string;
  /** Exactly, or undefined where the page has a name of its own. */
  readonly title?: string;
  /** A sentence of the page; undefined where it depends on data. */
  readonly sentence?: string;
}

const rows: Readonly<Record<string, PageRow>> = pages;
const say = (key: string) => text('en', key);

function fill(path: string, { values }: Visited): string {
  return path.replace(/:(\w+)\??/g, (_, name: string) => values[name] ?? name);
}

/** The pages whose title is the table's and does not change with what they show. */
function hasFixedTitle(name: PageName): boolean {
  return [
    'home',
    'signIn',
    'signUp',
    'register',
    'invitation',
    'passwordReset',
    'profile',
    'usersManagement',
    'changes',
    'imports',
    'orders',
    'requests',
    'support',
    'requestBudget',
    'usaRequestBudget',
    'registrationUsa',
    'budgetQuotationUsa',
    'productAdmin',
    'productAdminCompose',
    'productAdminEditRule',
    'studio',
  ].includes(name);
}

/** Pages that everybody who is signed in may open, and what the server asks for before it tells what they show. */
const asked: Readonly<Partial<Record<PageName, Privilege>>> = {
  generateBudget: 'budget.add',
  requestBudget: 'budget.request',
  usaRequestBudget: 'budget.request',
  registrationUsa: 'project.registration',
};

/** What the table promises somebody at a page. */
function expectedAt(name: PageName, who: Visited): Expected {
  const row = rows[name]!;
  const path = fill(row.path, who);
  const stays = { path, endsAt: path };
  if (row.flag)
    return { ...stays, title: say('navigation.notFound'), sentence: say('navigation.notFoundText') };
  if (row.access !== 'open' && !who.isSignedIn) return { path, endsAt: '/', sentence: say('home.title') };
  const mayOpen =
    row.access === 'open' ||
    row.access === 'signed-in' ||
    (row.access === 'internal' ? who.isInternal : who.privileges.includes(row.access));
  // Who is to qualify first reads that, and nothing is asked for.
  const right = row.status && !who.isQualified ? undefined : asked[name];
  if (!mayOpen || (right && !who.privileges.includes(right)))
    return { path, endsAt: '/error-403', sentence: say('navigation.noAccessText') };
  // Whoever has taken the first steps is at home.
  if (name === 'firstSteps' && who.isQualified) return { path, endsAt: '/' };
  if (row.content && !who.isSignedIn) {
    return { ...stays, title: say(row.title), sentence: say('routes.signInText') };
  }
  if (row.content && !who.privileges.includes(row.content)) {
    return { ...stays, title: say('navigation.noAccess'), sentence: say('navigation.noAccessText') };
  }
  if (row.status && !who.isQualified) {
    return { ...stays, title: say(row.title), sentence: say('routes.qualifyText') };
  }
  return {
    ...stays,
    title: hasFixedTitle(name) ? say(row.title) : undefined,
  };
}

/** Every page and every redirect of the table, as somebody should find it. */
export function everyPage(who: Visited): Expected[] {
  return [
    ...(Object.keys(pages) as PageName[]).map((name) => expectedAt(name, who)),
    ...redirects.map(({ path, redirect }): Expected => {
      const target = fill(redirect, who);
      const known = (Object.keys(pages) as PageName[]).find(
        (name) => fill(rows[name]!.path, who) === target,
      )!;
      return { ...expectedAt(known, who), path: fill(path, who) };
    }),
  ];
}
