import { companyOperations, geographyOperations } from '@lucerna/contract';
import { useEffect, useEffectEvent, useState } from 'react';
import { useSurroundings } from '../../app/surroundings';

/** What the form of a new account begins with. */
interface KnownBefore {
  readonly email?: string;
  readonly company?: string;
  /** ISO code. */
  readonly country?: string;
}

interface InvitedBy {
  readonly inviter: string;
  readonly company: string;
  readonly email: string;
}

/**
 * Asks for the country of the network address, and for the invitation of a letter; `onKnown` hears of each. Answers the
 * invitation. One that is over is told when the form is sent.
 */
export function useKnownBefore(onKnown: (known: KnownBefore) => void): InvitedBy | null {
  const { call, token } = useSurroundings();
  const [invitation, setInvitation] = useState<InvitedBy | null>(null);
  const tell = useEffectEvent(onKnown);
  useEffect(() => {
    void call(geographyOperations.getDefaultValues, { params: { ip: 'me' } }).then((answer) => {
      if ('data' in answer && answer.data.country) tell({ country: answer.data.country.isoCode });
    });
  }, [call]);
  useEffect(() => {
    if (!token) return;
    void call(companyOperations.readInvitation, { body: { token } }).then((answer) => {
      if (!('data' in answer)) return;
      const { inviter, company, email } = answer.data;
      setInvitation({ inviter, company, email });
      tell({ email, company });
    });
  }, [call, token]);
  return invitation;
}
