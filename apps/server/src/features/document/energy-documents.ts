import { energyLabelSvg, eprelAddress } from '@lucerna/documents/energy';
import type { Block, Fact } from '@lucerna/documents';
import { containedSource, problem } from '@lucerna/engine';
import { no } from '../../http/answer';
import { fileStem } from './file-stem';
import { valueName } from './luminaire-words';
import type { Maker } from './maker';
import { documentOf, headOf } from './product-document';
import { containsBlock } from './spec-sheet';
import type { DocumentedLuminaire } from './subject';
import { wordingOf } from './wording';

/**
 * The energy label of the contained light source (BYN-03): alone as SVG, large or small, or as a PDF with both and the
 * product information sheet of EU 2019/2015, Annex V.
 */
export const energyDocuments: Maker<DocumentedLuminaire> = async ({ view }, luminaire, format) => {
  const { product, model } = luminaire;
  const { technicalData: data } = model;
  const source = containedSource(data);
  if (!source) return no(problem('document-without-light', { product: product.name }));
  const supplier = view.catalogue.brandName;
  const { eprelNumber } = data;
  const labelled = { supplier, model: model.model, ...source, eprelNumber };
  if (format !== 'pdf') {
    const body = Buffer.from(energyLabelSvg(labelled, format === 'svg' ? 'large' : 'small'));
    const name = `${fileStem(product.name)}-energy-label${format === 'svg' ? '' : '-small'}.svg`;
    return { ok: true, file: { body, type: 'image/svg+xml; charset=utf-8', name, size: body.length } };
  }
  const words = wordingOf(view);
  const { t, withUnit, number } = words;
  const temperature = valueName(luminaire, 'temperature', view);
  const rows: Fact[] = [
    [t('document.supplier'), supplier],
    [t('document.identifier'), model.model],
    [t('document.technology'), 'LED'],
    [t('document.direction'), t(source.isDirectional ? 'document.directional' : 'document.nonDirectional')],
    [t('document.mains'), t(source.isOnMains ? 'document.onMains' : 'document.offMains')],
    [t('model.energyClass'), source.energyClass],
    [t('document.consumption'), withUnit(source.kWhPer1000h, 'kWh/1000 h')],
    [
      t('document.usefulFlux'),
      `${withUnit(source.usefulFlux, 'lm')}${source.isDirectional ? '' : ' (360°)'}`,
    ],
    [t('document.onPower'), withUnit(source.power, 'W', 1)],
    [t('document.mainsEfficacy'), withUnit(source.eta, 'lm/W', 1)],
    ...(temperature ? [[t('schedule.value.temperature'), temperature] as const] : []),
    ...(data.cri ? [[t('sheets.document.rendering'), number(data.cri)] as const] : []),
  ];
  const consumption = withUnit(source.kWhPer1000h, 'kWh/1000 h');
  const alt = `${supplier} ${model.model}: ${t('model.energyClass')} ${source.energyClass}, ${consumption}`;
  const drawings = [
    { svg: energyLabelSvg(labelled, 'large'), width: 54, alt },
    { svg: energyLabelSvg(labelled, 'small'), width: 30, alt },
  ];
  const pages: Block[][] = [
    [
      { kind: 'label', drawings },
      ...containsBlock(luminaire, words),
      { kind: 'facts', title: t('document.source'), rows },
      { kind: 'text', text: t('document.regulation') },
      ...(eprelNumber
        ? [{ kind: 'link', address: eprelAddress(eprelNumber), text: t('document.eprel') } as const]
        : []),
    ],
  ];
  const head = { ...headOf(luminaire, view), title: 'document.information' } as const;
  return documentOf(view, { head, kind: 'energy-label', pages, look: null });
};
