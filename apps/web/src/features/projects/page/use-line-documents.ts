import type { ProjectProduct } from '@lucerna/contract';
import { offeredDocuments, type CatalogId, type DocumentSubType } from '@lucerna/engine';
import type { MenuEntry } from '@lucerna/kit';
import { documentAddress, formatName } from '../../../shared/downloads/document-address';
import { useSaveOneOf } from '../../../shared/file/use-save-file';
import { languageOf, useTranslate } from '../../../shared/i18n';
import { useSelector } from '../../../shared/store/hooks';

/** What is wanted of a line again and again, in the order in which it is listed everywhere. */
const wanted: readonly DocumentSubType[] = ['specSheet', 'energyLabel', 'photometry', '2D_3D'];

type DocumentedLine = Pick<ProjectProduct, 'referenceCode' | 'type' | 'model' | 'lumens' | 'compositions'>;

/** The documents of a line that are wanted most as entries of its menu, each as its usual file; those that it cannot have are left out. */
export function useLineDocuments(line: DocumentedLine, catalogId: CatalogId): MenuEntry[] {
  const t = useTranslate();
  const language = useSelector(languageOf);
  const save = useSaveOneOf();
  const { referenceCode, lumens } = line;
  const givesLight = lumens > 0;
  const offered = offeredDocuments(
    {
      ...{ name: referenceCode, productType: line.type, catalogId, model: line.model },
      // What else it may lack is said when it is asked for.
      ...{ isInCatalogue: true, givesLight, hasPhotometry: givesLight, hasPicture: true },
    },
    false,
  );
  const of = line.compositions ? { creationCode: referenceCode } : { reference: referenceCode };
  return wanted.flatMap((subType): MenuEntry[] => {
    const found = offered.find((each) => each.subType === subType);
    if (!found?.isEnabled) return [];
    const [format] = found.formats;
    return [
      {
        id: `document ${subType}`,
        label: `${t(`documents.kind.${subType}`)}, ${formatName(format)}`,
        icon: 'download',
        onAction: () =>
          void save({
            address: documentAddress({ of, subType, format, catalogId, language }),
            action: 'getDocument',
          }),
      },
    ];
  });
}
