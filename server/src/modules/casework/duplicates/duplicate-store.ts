import { randomUUID } from 'node:crypto';
import { sql } from 'kysely';
import type { RequestContext } from '../../../platform/context.ts';
import type { FieldPlace } from '../../../platform/crypto/encrypted-columns.ts';
import { decryptField, encryptField } from '../../../platform/crypto/field-encryption.ts';
import type { Transaction } from '../../../platform/db/partner-db.ts';
import { type Case, joinedCaseColumns, toJoinedCase } from '../../cases/index.ts';
import { isMatchKind, type MatchKind } from './match-kinds.ts';

export const verdicts = ['samePerson', 'notDuplicate'] as const;
export type Verdict = (typeof verdicts)[number];

type Pair = readonly [caseId: string, otherCaseId: string];

export interface Match {
  readonly caseId: string;
  readonly kind: MatchKind;
}

/** Up to so many cases are looked at for each value, however many have it. */
const mostPerToken = 20;

/** Cases about other people that have a value in common with this one, unless someone looked at that already. */
export async function listMatches(
  tx: Transaction,
  partnerId: string,
  { id, partyId }: Pick<Case, 'id' | 'partyId'>,
): Promise<{ readonly matches: Match[]; readonly hasMore: boolean }> {
  const { rows } = await sql<{ case_id: string; kind: string; place: number }>`
    select match.case_id, own.kind, match.place::int as place
    from (select distinct kind, token from match_tokens
      where partner_id = ${partnerId} and case_id = ${id}) as own
    cross join lateral (
      select like_it.case_id, row_number() over (order by like_it.noted_at desc) as place
      from match_tokens as like_it
      join cases as other on other.partner_id = ${partnerId} and other.id = like_it.case_id
      where like_it.partner_id = ${partnerId} and like_it.kind = own.kind and like_it.token = own.token
        and like_it.case_id <> ${id} and other.party_id <> ${partyId}
        and not exists (select from duplicate_findings as finding
          where finding.partner_id = ${partnerId}
            and finding.case_id = least(${id}::uuid, like_it.case_id)
            and finding.other_case_id = greatest(${id}::uuid, like_it.case_id)
            and own.kind = any (finding.kinds))
      order by like_it.noted_at desc
      limit ${mostPerToken + 1}) as match
    order by match.place`.execute(tx);
  const matches = rows.flatMap(({ case_id: caseId, kind, place }) =>
    isMatchKind(kind) && place <= mostPerToken ? [{ caseId, kind }] : [],
  );
  return { matches, hasMore: rows.length > matches.length };
}

/** In what two cases are alike. */
export async function listSharedKinds(
  tx: Transaction,
  partnerId: string,
  [caseId, otherCaseId]: Pair,
): Promise<MatchKind[]> {
  const rows = await tx
    .selectFrom('match_tokens as own')
    .innerJoin('match_tokens as other', (join) =>
      join
        .onRef('other.partner_id', '=', 'own.partner_id')
        .onRef('other.kind', '=', 'own.kind')
        .onRef('other.token', '=', 'own.token'),
    )
    .select('own.kind')
    .distinct()
    .where('own.partner_id', '=', partnerId)
    .where('own.case_id', '=', caseId)
    .where('other.case_id', '=', otherCaseId)
    .execute();
  return rows.map(({ kind }) => kind).filter(isMatchKind);
}

/** What is shown of a case that may be about the same person. */
export interface NamedCase {
  readonly case: Case;
  readonly name: string | null;
}

export async function listNamedCases(
  tx: Transaction,
  partnerId: string,
  ids: readonly string[],
): Promise<Map<string, NamedCase>> {
  if (ids.length === 0) return new Map();
  const rows = await tx
    .selectFrom('cases as case')
    .innerJoin('parties as party', (join) =>
      join.onRef('party.partner_id', '=', 'case.partner_id').onRef('party.id', '=', 'case.party_id'),
    )
    .leftJoin('users as account', (join) =>
      join.onRef('account.partner_id', '=', 'party.partner_id').onRef('account.id', '=', 'party.owner_id'),
    )
    .select(joinedCaseColumns)
    .select(
      sql<string | null>`coalesce(party.name, case when party.is_self then account.name end)`.as('name'),
    )
    .where('case.partner_id', '=', partnerId)
    .where('case.id', 'in', ids)
    .execute();
  return new Map(rows.map((row) => [row.case_id, { case: toJoinedCase(row), name: row.name }]));
}

/** What someone decided about two cases. */
export interface Finding {
  readonly otherCaseId: string;
  readonly verdict: Verdict;
  readonly kinds: readonly MatchKind[];
  readonly note: string | null;
  readonly resolvedBy: string;
  readonly resolvedAt: Date;
}

type StoreContext = Pick<RequestContext, 'partnerId' | 'keys'>;

const mostFindings = 50;

/** What was decided about a case and others, the newest first. */
export async function listFindings(
  tx: Transaction,
  ctx: StoreContext,
  caseId: string,
  otherCaseId?: string,
): Promise<Finding[]> {
  const rows = await tx
    .selectFrom('duplicate_findings')
    .selectAll()
    .where('partner_id', '=', ctx.partnerId)
    .where((eb) => eb.or([eb('case_id', '=', caseId), eb('other_case_id', '=', caseId)]))
    .$if(otherCaseId !== undefined, (query) =>
      query.where((eb) =>
        eb.or([eb('case_id', '=', otherCaseId ?? ''), eb('other_case_id', '=', otherCaseId ?? '')]),
      ),
    )
    .orderBy('resolved_at', 'desc')
    .limit(mostFindings)
    .execute();
  return Promise.all(
    rows.map(async (row) => ({
      otherCaseId: row.case_id === caseId ? row.other_case_id : row.case_id,
      verdict: row.verdict as Verdict,
      kinds: row.kinds.filter(isMatchKind),
      note: row.note === null ? null : await decryptField(tx, ctx, placeOf(row.id), row.note),
      resolvedBy: row.resolved_by,
      resolvedAt: row.resolved_at,
    })),
  );
}

/** Keeps what was decided about two cases, in the place of what was decided before they were alike in more. */
export async function replaceFinding(
  tx: Transaction,
  ctx: StoreContext,
  pair: Pair,
  { verdict, kinds, note, resolvedBy, resolvedAt }: Omit<Finding, 'otherCaseId'>,
): Promise<void> {
  const [lower = '', higher = ''] = pair.toSorted();
  const earlier = await tx
    .selectFrom('duplicate_findings')
    .select('id')
    .where('partner_id', '=', ctx.partnerId)
    .where('case_id', '=', lower)
    .where('other_case_id', '=', higher)
    .executeTakeFirst();
  const id = earlier?.id ?? randomUUID();
  const values = {
    verdict,
    kinds: [...kinds],
    note: note === null ? null : await encryptField(tx, ctx, placeOf(id), note),
    resolved_by: resolvedBy,
    resolved_at: resolvedAt,
  };
  await tx
    .insertInto('duplicate_findings')
    .values({ partner_id: ctx.partnerId, id, case_id: lower, other_case_id: higher, ...values })
    .onConflict((conflict) => conflict.columns(['partner_id', 'id']).doUpdateSet(values))
    .execute();
}

function placeOf(rowId: string): FieldPlace {
  return { table: 'duplicate_findings', column: 'note', purpose: 'note', rowId };
}
