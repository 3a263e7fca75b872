import type { Database } from '../platform/db/open-database.ts';

/** How much has been done in a partner: every accepted change writes an audit event. */
export async function countChanges(database: Database, partnerId: string): Promise<number> {
  const db = database.partner({ partnerId, role: 'system' });
  const { events } = await db.transaction((tx) =>
    tx
      .selectFrom('audit_events')
      .select(({ fn }) => fn.countAll<number>().as('events'))
      .executeTakeFirstOrThrow(),
  );
  return events;
}
