import type { OrderDraft } from '@lucerna/contract';
import { orderTotals } from '@lucerna/engine';
import type { Frame } from '../../frame';
import { answer, notFound } from '../../http/answer';
import type { Answer } from '../../http/answer';
import type { Viewer } from '../../viewer';
import { projectForSale } from '../sale';
import { judgeLine, togetherOn } from './order-lines';
import { presentProducts } from './product';
import { orderedLines } from './store';

/** What of a project can be ordered today, and what cannot with the reasons (ORD-01). */
export async function draftOrder(
  frame: Frame,
  viewer: Viewer,
  projectId: string,
): Promise<Answer<OrderDraft>> {
  const project = await projectForSale(frame.pool, viewer, projectId, 'none');
  if (!project) return notFound();
  const ordered = await orderedLines(frame.pool, project.id);
  const judged = project.lines.map((line) =>
    judgeLine(frame, viewer, project, line, line.quantity, ordered.get(line.id)),
  );
  const lines = judged.flatMap((each) => ('can' in each ? [each.can] : []));
  const shown = lines.map((line) => ({
    ...line,
    unitGross: line.unitGross.amount,
    unitNet: line.unitNet.amount,
  }));
  const { gross, net } = orderTotals(lines, project.currency);
  const priced = viewer.can('price.view');
  return answer({
    projectId: project.id,
    projectName: project.name,
    projectVersion: project.version,
    currency: project.currency,
    products: presentProducts(shown, project.currency, priced),
    blocked: judged.flatMap((each) => {
      if ('can' in each) return [];
      const { line, quantity, moq, problems } = each.cannot;
      return [
        {
          _id: line.id,
          name: line.sheet.name,
          model: line.model,
          kind: line.sheet.kind,
          subFamily: line.sheet.subFamily,
          configuration: line.configuration,
          referenceCode: line.reference,
          configuratorType: line.sheet.configuratorType,
          ...(line.sheet.compositions && { compositions: line.sheet.compositions }),
          quantity,
          moq,
          problems: problems.map(({ code, data }) => ({ code, ...(data && { data: mutable(data) }) })),
        },
      ];
    }),
    ...(priced && { totals: { gross, net } }),
    shippingDate: togetherOn(lines),
  });
}

type Data = Record<string, string | number | string[]>;

function mutable(data: Readonly<Record<string, string | number | readonly string[]>>): Data {
  return data as Data;
}
