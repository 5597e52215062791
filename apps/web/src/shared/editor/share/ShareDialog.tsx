import { storeCreation } from '@lucerna/engine';
import { Button, Dialog, Heading, notify, Stack, Text } from '@lucerna/kit';
import { api, useActKey } from '../../api';
import { href } from '../../route';
import { useFormat, useWords } from '../../words';
import type { ShareActProps } from './ShareAct';
import { ShareLink } from './ShareLink';

/** Makes a link that anyone can open, and shows the links that work, each to be copied or revoked. */
export default function ShareDialog(props: ShareActProps & { readonly onClose: () => void }) {
  const { creation, catalogId, name, onClose } = props;
  const say = useWords();
  const format = useFormat();
  const act = useActKey();
  const links = api.useListSharesQuery();
  const [share, sharing] = api.useShareCreationMutation();
  const made = sharing.data;

  async function make() {
    const body = { name, catalogId, creation: { ...storeCreation(creation) } };
    const answer = await share({ body, actKey: act.of(body) });
    if (!answer.data) return;
    act.done();
    notify({ tone: 'success', title: say('share.made') });
  }

  const others = links.data?.filter(({ hash }) => hash !== made?.hash) ?? [];
  return (
    <Dialog
      isOpen
      onOpenChange={(isOpen) => !isOpen && onClose()}
      title={say('share.title')}
      actions={
        <Button variant="primary" isLoading={sharing.isLoading} onPress={() => void make()}>
          {say('share.make')}
        </Button>
      }
    >
      <Stack gap={5}>
        <Text>{say('share.lead')}</Text>
        {made && <ShareLink hash={made.hash} name={made.name} address={addressOf(made.hash)} />}
        {others.length > 0 && (
          <>
            <Heading level={3} size={16}>
              {say('share.working')}
            </Heading>
            {others.map((link) => (
              <ShareLink
                key={link.hash}
                hash={link.hash}
                name={link.name}
                detail={format.date(link.createdAt)}
                address={addressOf(link.hash)}
              />
            ))}
          </>
        )}
      </Stack>
    </Dialog>
  );
}

const addressOf = (hash: string) => new URL(href('sharedProduct', { hash }), window.location.href).href;
