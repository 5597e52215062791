import { operations as call, uploadLimits, type Privilege } from '@lucerna/contract';
import { catalogIds, defaultCatalogId, defaultLanguage, languageCodes } from '@lucerna/engine';
import { eq } from 'drizzle-orm';
import type { FastifyInstance } from 'fastify';
import { rolePrivilege } from '../../database/tables/account';
import { typed } from '../../database/typed';
import type { AppContext } from '../../app-context';
import { answer } from '../../http/answer';
import { serve } from '../../http/serve';
import { companyTypesIn, professionsIn } from './companies';
import { menuFor, userButtonsFor } from './menu';

const nothing: ReadonlySet<Privilege> = new Set();

async function privilegesOfRole(ctx: AppContext, role: number): Promise<ReadonlySet<Privilege>> {
  const rows = await typed(ctx.pool)
    .select({ privilege: rolePrivilege.privilege })
    .from(rolePrivilege)
    .where(eq(rolePrivilege.roleId, role));
  return new Set(rows.map(({ privilege }) => privilege));
}

export function optionRoutes(app: FastifyInstance, ctx: AppContext): void {
  serve(app, ctx, call.listProfessions, ({ language }) => answer(professionsIn(language)));
  serve(app, ctx, call.listCompanyTypes, ({ language }) => answer(companyTypesIn(language)));
  serve(app, ctx, call.getMenus, async ({ query, viewer, language }) => {
    const own = viewer?.privileges ?? nothing;
    const held = query.role === undefined ? own : await privilegesOfRole(ctx, query.role);
    return answer(menuFor(held, language));
  });
  serve(app, ctx, call.getSiteConfiguration, ({ query, viewer, language }) =>
    answer({
      siteLocation: query.siteLocation,
      catalogs: [...catalogIds],
      defaultCatalog: defaultCatalogId,
      languages: [...languageCodes],
      defaultLanguage,
      userButtons: userButtonsFor(
        query.siteLocation === 'private' ? (viewer?.privileges ?? null) : null,
        language,
      ),
      upload: uploadLimits,
    }),
  );
}
