import type { RequestContext } from '../platform/context.ts';

export interface RecordedAct {
  readonly action: string;
  readonly entityType: string;
  readonly entityId: string;
  readonly previous: unknown;
  readonly next: unknown;
}

/** What is on record at the partner in context, oldest first. */
export async function readAudit({ db }: Pick<RequestContext, 'db'>): Promise<RecordedAct[]> {
  const rows = await db.transaction((tx) =>
    tx.selectFrom('audit_events').select('event').orderBy('lane').orderBy('seq').execute(),
  );
  return rows.map(({ event }) => event as unknown as RecordedAct);
}

export async function listActions(ctx: Pick<RequestContext, 'db'>): Promise<string[]> {
  return (await readAudit(ctx)).map(({ action }) => action);
}
