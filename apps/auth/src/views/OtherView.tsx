import type { AuthView } from '@lucerna/contract';
import { Button } from '@lucerna/kit';
import type { ReactNode } from 'react';
import { useSurroundings } from '../app/surroundings';

/** Leads to another view of the same frame. */
export function OtherView({ to, children }: { readonly to: AuthView; readonly children: ReactNode }) {
  const { show } = useSurroundings();
  return (
    <Button variant="quiet" onPress={() => show(to)}>
      {children}
    </Button>
  );
}
