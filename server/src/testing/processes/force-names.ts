import pg from 'pg';
import { withPartner } from '../../platform/db/with-partner.ts';

/** A planted defect for the drill with a pooler: statements under names, which another session does not know. */
export async function forceNames(appUrl: string): Promise<{ failed: number; tried: number }> {
  const pool = new pg.Pool({ connectionString: appUrl, max: 12, pipeline: true });
  try {
    const tried = Array.from({ length: 60 }, () =>
      withPartner(pool, undefined, (tx) => tx.selectFrom('partner_profiles').select('name').execute()),
    );
    const ends = await Promise.allSettled(tried);
    return { failed: ends.filter(({ status }) => status === 'rejected').length, tried: tried.length };
  } finally {
    await pool.end();
  }
}
