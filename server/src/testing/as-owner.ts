import pg from 'pg';

/** Runs statements as someone with full power over the database. */
export async function asOwner<Row extends object>(
  { ownerUrl }: { readonly ownerUrl: string },
  text: string,
  values: unknown[] = [],
): Promise<Row[]> {
  const client = new pg.Client({ connectionString: ownerUrl });
  await client.connect();
  try {
    return (await client.query<Row>(text, values)).rows;
  } finally {
    await client.end();
  }
}
