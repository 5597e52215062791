import type pg from 'pg';
import { createTurns } from '../../database/turns';
import type { AppContext } from '../../app-context';
import { no, type Answer, type Refusal } from '../../http/answer';
import { writeOnce, type KeyedCall } from '../../http/idempotency';
import { lockForSale, projectForSale } from './project-for-sale';
import type { SaleAction, SaleLock, SaleProject } from './project-for-sale';
import { saleDay, type SaleDay } from './sold-today';

/** A call that sells of a project. */
export interface SaleCall extends KeyedCall {
  readonly ifMatch: number | null;
}

interface Sale<Prepared, T> {
  readonly projectId: string;
  readonly action: SaleAction;
  readonly lock: SaleLock;
  /** Works out what is sold, in slices of the event loop, or why it cannot be. Writes nothing, and may run again. */
  readonly prepare: (project: SaleProject, day: SaleDay) => Promise<Answer<Prepared>>;
  /** Writes what was worked out, of the locked project, which is still the one that it was worked out from. */
  readonly write: (tx: pg.PoolClient, prepared: Prepared) => Promise<Answer<T>>;
  /** What a repeat of the same request gets. */
  readonly again: (subject: string, tx: pg.PoolClient) => Promise<Answer<T>>;
}

/** Somebody who changes a project again and again may win this often; then the answer is that it has changed. */
const maxTries = 5;

const changedMeanwhile = no({ code: 'stale' });

/** How long a sale waits for another one of the same project. */
const turnPatienceMs = 15_000;
const turns = createTurns(turnPatienceMs);

/**
 * Sells of a project in one short transaction, once under the key of the call. What is sold is worked out before it. The
 * transaction locks the project and writes when project, catalogue and day are those that it was worked out from; when
 * they are not, all of it is done again. On a node the sales of one project go one after the other, so that none is worked
 * out in vain.
 */
export function sellOnce<Prepared, T>(
  ctx: AppContext,
  call: SaleCall,
  { projectId, action, lock, prepare, write, again }: Sale<Prepared, T>,
): Promise<Answer<T>> {
  const { viewer, ifMatch } = call;

  async function prepared(project: SaleProject | Refusal, day: SaleDay): Promise<Answer<Prepared>> {
    if ('problems' in project) return project;
    return ifMatch !== null && ifMatch !== project.version ? no({ code: 'stale' }) : prepare(project, day);
  }

  async function sell(): Promise<Answer<T>> {
    const day = saleDay(ctx);
    const project = await projectForSale(ctx.pool, viewer, action, projectId);
    const seen = 'problems' in project ? null : project.version;
    const ready = await prepared(project, day);
    return writeOnce(
      ctx.pool,
      call,
      async (tx) => {
        const version = await lockForSale(tx, viewer, action, projectId, lock);
        if (version !== seen || !isStill(ctx, day)) return changedMeanwhile;
        return ready.ok ? write(tx, ready.value as Prepared) : ready;
      },
      again,
    );
  }

  return turns.take(projectId, async () => {
    for (let tries = 1; ; tries += 1) {
      const done = await sell();
      if (done !== changedMeanwhile || tries === maxTries) return done;
    }
  });
}

function isStill(ctx: AppContext, { catalogue, today }: SaleDay): boolean {
  return ctx.catalogue.current() === catalogue && ctx.today() === today;
}
