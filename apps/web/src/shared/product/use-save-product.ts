import { notify } from '@lucerna/kit';
import { api, useActKey } from '../api';
import { href, useLeave } from '../route';
import { useTranslate } from '../i18n';

type Update = Parameters<ReturnType<typeof api.useUpdateProductMutation>[0]>[0];
type Change = NonNullable<Update['body']>['attributesToUpdate'];

export interface ChangedProduct {
  readonly projectId: string;
  readonly productId: string;
  /** What it is called in the message that it was saved. */
  readonly name: string;
  /** Of the project; undefined while it is not known. */
  readonly version: number | undefined;
  /** Asked for when it is stored. */
  readonly change: () => Change;
  /** Forgets what is kept of the work, once it is stored. */
  readonly forget: () => void;
}

/** What stores a changed product. */
export interface SaveProduct {
  readonly isSaving: boolean;
  /** Ends with the version of the project afterwards, or undefined when it was refused. */
  readonly store: () => Promise<number | undefined>;
  /** Stores it and shows its project. */
  readonly save: () => Promise<void>;
}

/** Stores what was changed of a product of a project. Pressing again after a failure never stores it twice. */
export function useSaveProduct(changed: ChangedProduct): SaveProduct {
  const { projectId, productId, name, version, change, forget } = changed;
  const t = useTranslate();
  const { leave, isLeaving } = useLeave();
  const act = useActKey();
  const [updateProduct, { isLoading }] = api.useUpdateProductMutation();

  async function store(): Promise<number | undefined> {
    const call = { params: { projectId, productId }, body: { attributesToUpdate: change() } };
    const answer = await updateProduct({ ...call, version, actKey: act.of(call) });
    if (!answer.data) return undefined;
    act.done();
    forget();
    return answer.data.version;
  }
  async function save() {
    if ((await store()) === undefined) return;
    notify({ tone: 'success', title: t('configurator.saved', { product: name }) });
    leave(href('project', { projectId }));
  }
  return { isSaving: isLoading || isLeaving, store, save };
}
