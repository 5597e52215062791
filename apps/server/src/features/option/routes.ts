import { operations as call, uploadLimits, type Privilege } from '@lucerna/contract';
import { catalogIds, defaultCatalogId, defaultLanguage, languageCodes } from '@lucerna/engine';
import { eq } from 'drizzle-orm';
import type { FastifyInstance } from 'fastify';
import { rolePrivilege } from '../../database/tables/account';
import { typed } from '../../database/typed';
import type { Frame } from '../../frame';
import { answer } from '../../http/answer';
import { serve } from '../../http/serve';
import { companyTypesIn, professionsIn } from './companies';
import { menuFor, userButtonsFor } from './menu';

const nothing: ReadonlySet<Privilege> = new Set();

async function privilegesOfRole(frame: Frame, role: number): Promise<ReadonlySet<Privilege>> {
  const rows = await typed(frame.pool)
    .select({ privilege: rolePrivilege.privilege })
    .from(rolePrivilege)
    .where(eq(rolePrivilege.roleId, role));
  return new Set(rows.map(({ privilege }) => privilege));
}

export function optionRoutes(app: FastifyInstance, frame: Frame): void {
  serve(app, frame, call.listProfessions, ({ language }) => answer(professionsIn(language)));
  serve(app, frame, call.listCompanyTypes, ({ language }) => answer(companyTypesIn(language)));
  serve(app, frame, call.getMenus, async ({ query, viewer, language }) => {
    const own = viewer?.privileges ?? nothing;
    const held = query.role === undefined ? own : await privilegesOfRole(frame, query.role);
    return answer(menuFor(held, language));
  });
  serve(app, frame, call.getSiteConfiguration, ({ query, viewer, language }) =>
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
