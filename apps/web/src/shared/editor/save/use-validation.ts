import type { ProductValidation } from '@lucerna/contract';
import { useState } from 'react';
import { api, useActKey } from '../../api';

/** Confirms a product of a project with the catalogue of today (CFG-13); what the server found stands in `found`. */
export function useValidation(projectId: string, productId: string) {
  const act = useActKey();
  const [validateProduct, { isLoading }] = api.useValidateProductMutation();
  const [found, setFound] = useState<ProductValidation | null>(null);
  const params = { projectId, productId };
  return {
    found,
    isValidating: isLoading,
    forget: () => setFound(null),
    /** Answers whether it was told. `version` is that of the project, after what was changed is stored. */
    validate: async (version: number): Promise<boolean> => {
      const answer = await validateProduct({ params, version, actKey: act.of({ params, version }) });
      if (!answer.data) return false;
      act.done();
      setFound(answer.data);
      return true;
    },
  };
}
