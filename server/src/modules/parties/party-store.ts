import { randomUUID } from 'node:crypto';
import { type RawBuilder, sql } from 'kysely';
import type { RequestContext } from '../../platform/context.ts';
import { decryptField, encryptField } from '../../platform/crypto/field-encryption.ts';
import type { Transaction } from '../../platform/db/partner-db.ts';
import type { NewClient, Party, PartyKind } from './party.ts';

type StoreContext = Pick<RequestContext, 'partnerId' | 'keys' | 'now'>;

/** What is read of a party that a query joins as `party`, together with its account as `account`. */
export const joinedPartyColumns = [
  sql<string>`party.id`.as('party_id'),
  sql<string>`party.kind`.as('party_kind'),
  sql<string | null>`case when party.is_self then party.owner_id end`.as('party_user_id'),
  sql<string | null>`coalesce(party.name, account.name)`.as('party_name'),
  sql<string | null>`coalesce(party.email, account.email)`.as('party_email'),
  sql<string | null>`coalesce(party.phone, account.phone)`.as('party_phone'),
] as const;

interface JoinedParty {
  readonly party_id: string;
  readonly party_kind: string;
  readonly party_user_id: string | null;
  readonly party_name: string | null;
  readonly party_email: string | null;
  readonly party_phone: string | null;
}

export function toJoinedParty(row: JoinedParty): Party {
  return {
    id: row.party_id,
    kind: row.party_kind as PartyKind,
    name: row.party_name,
    email: row.party_email,
    phone: row.party_phone,
    userId: row.party_user_id,
  };
}

export async function findParty(tx: Transaction, partnerId: string, id: string): Promise<Party | undefined> {
  const [found] = await listWhere(tx, partnerId, sql`party.id = ${id}`, 1);
  return found;
}

export async function findSelfParty(
  tx: Transaction,
  partnerId: string,
  userId: string,
): Promise<Party | undefined> {
  const [found] = await listWhere(tx, partnerId, sql`party.owner_id = ${userId} and party.is_self`, 1);
  return found;
}

/** Makes a person with an account their own party, unless they are. */
export async function insertSelfParty(
  tx: Transaction,
  { partnerId, now }: StoreContext,
  userId: string,
): Promise<void> {
  await tx
    .insertInto('parties')
    .values({ partner_id: partnerId, kind: 'person', owner_id: userId, is_self: true, created_at: now() })
    .onConflict((conflict) => conflict.doNothing())
    .execute();
}

export async function insertClient(
  tx: Transaction,
  ctx: StoreContext,
  advocateId: string,
  { kind, name, email, phone, birthDate }: NewClient,
): Promise<string> {
  const id = randomUUID();
  await tx
    .insertInto('parties')
    .values({
      partner_id: ctx.partnerId,
      id,
      kind,
      owner_id: advocateId,
      is_self: false,
      name,
      email,
      phone,
      birth_date: birthDate && (await encryptField(tx, ctx, placeOf(id), birthDate)),
      created_at: ctx.now(),
    })
    .execute();
  return id;
}

/** Adds what was not known of a client yet. */
export async function completeClient(
  tx: Transaction,
  ctx: StoreContext,
  id: string,
  { email, phone, birthDate }: Pick<NewClient, 'email' | 'phone' | 'birthDate'>,
): Promise<void> {
  const sealed = birthDate && (await encryptField(tx, ctx, placeOf(id), birthDate));
  await tx
    .updateTable('parties')
    .set({
      email: sql`coalesce(email, ${email})`,
      phone: sql`coalesce(phone, ${phone})`,
      birth_date: sql`coalesce(birth_date, ${sealed})`,
    })
    .where('partner_id', '=', ctx.partnerId)
    .where('id', '=', id)
    .execute();
}

export async function findClient(
  tx: Transaction,
  partnerId: string,
  advocateId: string,
  id: string,
): Promise<Party | undefined> {
  const [found] = await listWhere(
    tx,
    partnerId,
    sql`party.id = ${id} and party.owner_id = ${advocateId} and not party.is_self`,
    1,
  );
  return found;
}

/** The clients of an advocate whose name has these words in it, those entered last first. */
export function listClientsOf(
  tx: Transaction,
  partnerId: string,
  advocateId: string,
  { words, limit }: { readonly words: readonly string[]; readonly limit: number },
): Promise<Party[]> {
  const patterns = words.map((word) => `%${word.replace(/[\\%_]/g, '\\$&')}%`);
  const isNamed = sql`lower(party.name) like all (${patterns}::text[])`;
  return listWhere(
    tx,
    partnerId,
    sql`party.owner_id = ${advocateId} and not party.is_self and ${isNamed}`,
    limit,
  );
}

/** The clients of an advocate who have a name, however it is written. */
export function listClientsNamed(
  tx: Transaction,
  partnerId: string,
  advocateId: string,
  name: string,
): Promise<Party[]> {
  return listWhere(
    tx,
    partnerId,
    sql`party.owner_id = ${advocateId} and not party.is_self and lower(party.name) = lower(${name})`,
    mostNamesakes,
  );
}

const mostNamesakes = 50;

/** A client's birth date; it is opened here and nowhere else. */
export async function readBirthDate(tx: Transaction, ctx: StoreContext, id: string): Promise<string | null> {
  const row = await tx
    .selectFrom('parties')
    .select('birth_date')
    .where('partner_id', '=', ctx.partnerId)
    .where('id', '=', id)
    .executeTakeFirst();
  return row?.birth_date ? decryptField(tx, ctx, placeOf(id), row.birth_date) : null;
}

async function listWhere(
  tx: Transaction,
  partnerId: string,
  condition: RawBuilder<unknown>,
  limit: number,
): Promise<Party[]> {
  const rows = await tx
    .selectFrom('parties as party')
    .leftJoin('users as account', (join) =>
      join
        .onRef('account.partner_id', '=', 'party.partner_id')
        .onRef('account.id', '=', 'party.owner_id')
        .on('party.is_self', '=', true),
    )
    .select(joinedPartyColumns)
    .where('party.partner_id', '=', partnerId)
    .where(sql<boolean>`${condition}`)
    .orderBy('party.created_at', 'desc')
    .orderBy('party.id')
    .limit(limit)
    .execute();
  return rows.map(toJoinedParty);
}

function placeOf(rowId: string) {
  return { table: 'parties', column: 'birth_date', purpose: 'party', rowId } as const;
}
