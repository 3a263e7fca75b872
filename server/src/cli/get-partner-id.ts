import { isUuid } from '@handrail/engine/uuid';
import type { Database } from '../platform/db/open-database.ts';
import { OperatorError } from '../platform/errors/operator-error.ts';

/** The id of a partner that an operator names by id or by external id. */
export async function getPartnerId(database: Pick<Database, 'public'>, partner: string): Promise<string> {
  if (isUuid(partner)) return partner.toLowerCase();

  const profile = await database.public.transaction((tx) =>
    tx
      .selectFrom('partner_profiles')
      .select('partner_id')
      .where('external_id', '=', partner)
      .executeTakeFirst(),
  );
  if (!profile) throw new OperatorError(`There is no partner with the id or external id ${partner}`);
  return profile.partner_id;
}
