import type { Database } from '../platform/db/open-database.ts';

/** Names partners as an operator knows them: `harbor-county (Harbor County)`; one that is gone has only its id. */
export async function namePartners(
  database: Pick<Database, 'public'>,
): Promise<(partnerId: string) => string> {
  const profiles = await database.public.transaction((tx) =>
    tx.selectFrom('partner_profiles').select(['partner_id', 'external_id', 'name']).execute(),
  );
  const names = new Map(profiles.map((row) => [row.partner_id, `${row.external_id} (${row.name})`]));
  return (partnerId) => names.get(partnerId) ?? partnerId;
}
