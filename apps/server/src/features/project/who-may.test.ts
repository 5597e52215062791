import { defaultPrivileges, projectActions, projectRights, roles } from '@lucerna/contract';
import type {
  Privilege,
  Project,
  ProjectAction,
  ProjectRelation,
  QuoteList,
  RoleName,
} from '@lucerna/contract';
import { startTestServer, type TestServer, type TestUser } from '@lucerna/testkit/server';
import { beforeAll, describe, expect, it } from 'vitest';

/** How an account stands to a project here; a stranger not at all. */
const standings = ['owner', 'editor', 'viewer', 'assigned', 'client', 'colleague', 'stranger'] as const;
type Standing = (typeof standings)[number];

let server: TestServer;
let owner: TestUser;
let ownerId: string;
const project = {} as {
  id: string;
  line: string;
  reference: string;
  budget: string;
  order: string;
  waiting: string;
};

const query = (text: string, values: readonly unknown[] = []) => server.pool.query(text, [...values]);
const idOf = async (user: TestUser) => (await user.get<{ id: string }>('/users/v1/account')).body.id;

beforeAll(async () => {
  server = await startTestServer();
  owner = await signsUp('owner');
  ownerId = await idOf(owner);
  await query(
    `update account set roles = $2, client_code = 'C-1001', company_crm_id = 'ours' where id = $1`,
    [ownerId, [roles.sales, roles.apiUser]],
  );
  await server.ctx.viewers.forget(server.pool, ownerId);
  const products = [{ model: '2015', quantity: 4 }];
  const { body } = await owner.post<Project>('/api/v1/projects', { name: 'Hotel', products });
  const [line] = body.products.orderedIds;
  Object.assign(project, { id: body.id, line, reference: body.products.byId[line!]!.referenceCode });
  project.budget = (await owner.post<{ id: string }>('/api/v2/budget', quote())).body.id;
  project.waiting = (await owner.post<{ id: string }>('/api/v2/budget', quote())).body.id;
  // A draft is the seller's: everybody else who reads budgets reads what was sent.
  await owner.put(`/api/v1/budget/${project.budget}/state`, { state: 'sent', note: '' });
  const wish = { projectId: project.id, products: [piece()] };
  const ordered = await owner.post<{ order: { orderId: string } }>('/api/v1/orders/process', wish);
  project.order = ordered.body.order.orderId;
});

async function signsUp(name: string): Promise<TestUser> {
  const user = server.anyone();
  const sent = { email: `${name}@example.test`, password: 'a long enough one' };
  await user.post('/users/v1/auth/sign-up', sent);
  await query('update account set email_verified_at = now() where email = $1', [sent.email]);
  return user;
}

const quote = () => ({ projectId: project.id, products: [{ _id: project.line }] });
const piece = () => ({ _id: project.line, quantity: 1, referenceCode: project.reference, unitNet: null });

const contact = { companyName: 'Studio', contactName: 'Ada', email: 'ada@example.test' };
const registrationData = {
  stage: 'concept',
  specifier: contact,
  agency: contact,
  creditSplit: [{ role: 'specification', agency: 'Reps', percent: 100 }],
};

/** The call that asks each action of the table. */
const asks: Readonly<
  Record<Exclude<ProjectAction, 'approve'>, (user: TestUser) => Promise<{ status: number }>>
> = {
  read: (user) => user.get(`/api/v2/projects/${project.id}`),
  download: async (user) => {
    const path = `/api/v1/project/${project.id}/product/${project.line}/export?format=dxf`;
    const response = await user.raw(path);
    await response.arrayBuffer();
    return response;
  },
  clone: (user) => user.post(`/api/v3/projects/${project.id}/clone`, {}),
  edit: (user) => user.put(`/api/v1/projects/${project.id}`, { fieldsToUpdate: { name: 'Hotel' } }),
  version: (user) => user.post(`/api/v2/project/${project.id}/version`, { title: 'Tender' }),
  budget: (user) => user.get(`/api/v1/budget/project/${project.id}`),
  order: (user) => user.get(`/api/v1/orders/generate?projectId=${project.id}`),
  request: (user) => user.get(`/api/v1/support-request/info-project-budget/${project.id}`),
  // It is of no market that registers projects, so that whoever may is refused for that (422).
  register: (user) =>
    user.post('/api/v1/support-request/project-registration-usa', {
      project: project.id,
      registrationData,
    }),
  budgets: (user) => user.get(`/api/v1/budget/previous?projectId=${project.id}`),
  orders: (user) => user.get(`/api/v1/orders/by-project/${project.id}`),
  share: (user) =>
    user.post(`/api/v1/projects/${project.id}/members`, { email: 'owner@example.test', role: 'viewer' }),
  assign: (user) =>
    user.post(`/api/v2/projects/${project.id}/assign-thirdparty`, { email: 'owner@example.test' }),
  // Something of it was ordered, so that whoever may delete it is refused for that (422).
  delete: (user) => user.del(`/api/v1/projects/${project.id}`),
};

/** Of the market of the project, by the maker's feed. */
const limits: Readonly<Partial<Record<RoleName, number>>> = {
  ...{ distributor: 25, apiUser: 25, importer: 40, sales: 60, admin: 100 },
};
const waitingAt = 50;

/** A draft that waits for an approval. */
const waits = () =>
  query(
    `update budget set deepest_discount = $2, discount_limit = 25, approved_by = null, decided_by = null where id = $1`,
    [project.waiting, waitingAt],
  );

/** What is read by its own id of what was made of the project, documents included; who may not is told that there is none. */
const madeOf: Readonly<Record<'budgets' | 'orders', () => readonly string[]>> = {
  budgets: () => [`/api/v1/budget/${project.budget}`, `/api/v1/budget/${project.budget}/document`],
  orders: () => [`/api/v3/orders/${project.order}`],
};

/** What the one table says to an account of a role that stands so to a project. */
function answerOf(standing: Standing, held: ReadonlySet<Privilege>, action: ProjectAction) {
  const may = (wanted: ProjectAction) =>
    projectRights.some(
      (right) =>
        right.relation === standing &&
        right.action === wanted &&
        right.privileges.every((each) => held.has(each)),
    );
  if (may(action)) return 'done';
  return may('read') ? 'refused' : 'hidden';
}

/** The account of a role, standing so to the project and in no other way. */
async function standsAs(user: TestUser, standing: Standing): Promise<void> {
  const id = await idOf(user);
  await query('delete from project_member where account_id = $1', [id]);
  await query(`delete from client_manager where email = (select email from account where id = $1)`, [id]);
  await query(`update account set company_crm_id = null where id = $1`, [id]);
  await query('update project set owner_id = $2 where id = $1', [project.id, ownerId]);
  if (standing === 'owner') {
    await query('update project set owner_id = $2 where id = $1', [project.id, id]);
  } else if (standing === 'client') {
    await query(`insert into client_manager select 'C-1001', email from account where id = $1`, [id]);
  } else if (standing === 'colleague') {
    await query(`update account set company_crm_id = 'ours' where id = $1`, [id]);
  } else if (standing !== 'stranger') {
    await query(
      'insert into project_member (project_id, account_id, role, added_by) values ($1, $2, $3, $2)',
      [project.id, id, standing],
    );
  }
  await server.ctx.viewers.forget(server.pool, id);
}

const done = (status: number) => status < 400 || status === 409 || status === 422;

/** What a status says; a right that the call itself asks for is refused before anything is looked up. */
const meaningOf = (status: number) => (done(status) ? 'done' : status === 404 ? 'hidden' : 'refused');

const privilegeOf = (action: ProjectAction) =>
  projectRights.find((right) => right.relation === 'owner' && right.action === action)!.privileges.at(-1)!;

describe('who may what with a project, asked through its calls', () => {
  it.each(Object.keys(roles) as RoleName[])('%s, standing to it in every way', async (role) => {
    const user = await signsUp(`matrix-${role.replace('_', '-').toLowerCase()}`);
    await query('update account set roles = $2 where id = $1', [await idOf(user), [roles[role]]]);
    const held = new Set<Privilege>(defaultPrivileges[role]);
    const wrong: unknown[] = [];
    for (const standing of standings) {
      await standsAs(user, standing);
      for (const [action, ask] of Object.entries(asks) as [ProjectAction, (typeof asks)['read']][]) {
        // A budget is made of prices, and the call asks for its own right before it looks for the project.
        const isAsked =
          held.has(privilegeOf(action)) && (held.has('price.view') || !action.startsWith('budget'));
        const expected = isAsked ? answerOf(standing, held, action) : 'refused';
        const { status } = await ask(user);
        if (meaningOf(status) !== expected) wrong.push([standing, action, expected, status]);
      }
      await waits();
      const isWithin = (limits[role] ?? 0) >= waitingAt;
      const isOfProject = answerOf(standing, held, 'approve') === 'done';
      const decides = isWithin && (isOfProject || held.has('backoffice'));
      const sellsIt = answerOf(standing, held, 'budget') === 'done';
      // Who sells it without the limit is told so (422), and whoever neither sells nor decides, that there is no such draft.
      const ofApproval = !held.has('budget.add') ? 'refused' : decides || sellsIt ? 'done' : 'hidden';
      const listed = await user.get<QuoteList>('/api/v1/budget?approval=awaiting');
      const isListed = listed.body.docs?.some(({ id }) => id === project.waiting) ?? false;
      if (isListed !== decides) wrong.push([standing, 'listed', decides, isListed]);
      const { status: decided } = await user.put(`/api/v1/budget/${project.waiting}/approval`);
      if (meaningOf(decided) !== ofApproval || (decided === 200) !== decides)
        wrong.push([standing, 'approve', ofApproval, decided]);
      for (const [action, paths] of Object.entries(madeOf) as [keyof typeof madeOf, () => string[]][]) {
        const isOpen = answerOf(standing, held, action) === 'done';
        const expected = !held.has(privilegeOf(action)) ? 'refused' : isOpen ? 'done' : 'hidden';
        for (const path of paths()) {
          const response = await user.raw(path);
          await response.arrayBuffer();
          if (meaningOf(response.status) !== expected)
            wrong.push([standing, path, expected, response.status]);
        }
      }
    }
    await standsAs(user, 'stranger');
    expect(wrong).toEqual([]);
  });

  it('every action of the table is asked by a call', () => {
    expect(projectActions.filter((action) => !(action in asks))).toEqual(['approve']);
    expect(projectRights.some(({ relation }) => relation === ('stranger' as ProjectRelation))).toBe(false);
  });
});
