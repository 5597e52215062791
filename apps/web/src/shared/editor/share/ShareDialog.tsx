import { elementsOf, isArticleElement, storeCreation, type CatalogId, type Creation } from '@lucerna/engine';
import { Alert, Button, Dialog, notify, Stack, Text } from '@lucerna/kit';
import { api, useActKey } from '../../api';
import { OwnLinks } from '../../share/OwnLinks';
import { ShareLink } from '../../share/ShareLink';
import { useTranslate } from '../../i18n';

export interface ShareDialogProps {
  readonly creation: Creation;
  readonly catalogId: CatalogId;
  readonly name: string;
  /** It can be built as it is; what cannot is shared too, and the link says so. */
  readonly isPossible: boolean;
  readonly onClose: () => void;
}

/** Makes a link that anyone can open, and shows the links that work, each to be copied or revoked. */
export default function ShareDialog(props: ShareDialogProps) {
  const { creation, catalogId, name, isPossible, onClose } = props;
  const t = useTranslate();
  const act = useActKey();
  const [share, sharing] = api.useShareCreationMutation();
  const made = sharing.data;
  const isEmpty = ![...elementsOf(creation.space)].some(isArticleElement);

  async function make() {
    const body = { name, catalogId, creation: { ...storeCreation(creation) } };
    const answer = await share({ body, actKey: act.of(body) });
    if (!answer.data) return;
    act.done();
    notify({ tone: 'success', title: t('share.made') });
  }

  return (
    <Dialog
      isOpen
      onOpenChange={(isOpen) => !isOpen && onClose()}
      title={t('share.title')}
      actions={
        <Button
          variant="primary"
          isDisabled={isEmpty}
          isLoading={sharing.isLoading}
          onPress={() => void make()}
        >
          {t('share.make')}
        </Button>
      }
    >
      <Stack gap={5}>
        <Text>{t('share.lead')}</Text>
        {isEmpty && <Alert>{t('share.empty')}</Alert>}
        {!isEmpty && !isPossible && <Alert tone="warning">{t('share.notBuildable')}</Alert>}
        {made && <ShareLink link={made} isNew />}
        <OwnLinks without={made?.hash} title={t('share.working')} />
      </Stack>
    </Dialog>
  );
}
