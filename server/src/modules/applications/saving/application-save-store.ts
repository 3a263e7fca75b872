import { randomUUID } from 'node:crypto';
import type { AnswerValue } from '@handrail/engine';
import { CompiledQuery } from 'kysely';
import type { RequestContext } from '../../../platform/context.ts';
import type { FieldPlace } from '../../../platform/crypto/encrypted-columns.ts';
import { decryptField, encryptField } from '../../../platform/crypto/field-encryption.ts';
import type { Transaction } from '../../../platform/db/partner-db.ts';
import type { Statement } from '../../../platform/db/send-with-commit.ts';
import type { ApplicationProgress } from '../application.ts';
import type { MergedAnswers, ReplacedAnswer } from './merge-answers.ts';

type SaveContext = Pick<RequestContext, 'partnerId' | 'keys' | 'now'>;

/** Whether a save with this id was done before. */
export async function wasSaved(
  tx: Transaction,
  partnerId: string,
  applicationId: string,
  saveId: string,
): Promise<boolean> {
  const row = await tx
    .selectFrom('application_saves')
    .select('revision')
    .where('partner_id', '=', partnerId)
    .where('application_id', '=', applicationId)
    .where('save_id', '=', saveId)
    .executeTakeFirst();
  return row !== undefined;
}

export interface KeptSave extends Pick<MergedAnswers, 'revision' | 'changedKeys'> {
  readonly applicationId: string;
  readonly saveId: string | undefined;
  readonly previousRevision: number;
  readonly sealedAnswers: string;
  readonly nextStep: string | null;
  readonly progress: ApplicationProgress | null;
  /** The act on record, where something changed. */
  readonly record: string | null;
}

const keepText = 'select keep_answers($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12)';

/** The statement that writes a save; one whose id was used before fails. */
export function toKeepStatement(
  { partnerId, now }: Pick<SaveContext, 'partnerId' | 'now'>,
  save: KeptSave,
): Statement {
  const { applicationId, saveId, revision, changedKeys, sealedAnswers, nextStep, progress, record } = save;
  const changedRevisions = JSON.stringify(Object.fromEntries(changedKeys.map((key) => [key, revision])));
  const values = [
    ...[
      partnerId,
      applicationId,
      saveId ?? null,
      saveId !== undefined && isSwept(save),
      revision,
      sealedAnswers,
    ],
    ...[changedRevisions, changedKeys, nextStep, progress && JSON.stringify(progress), now(), record],
  ];
  return { compile: () => CompiledQuery.raw(keepText, values) };
}

/** Looking for the oldest saves costs more than remembering one, so most saves leave it to a later one. */
function isSwept({ revision, previousRevision }: KeptSave): boolean {
  return revision === previousRevision || revision % savesPerSweep === 0;
}

const savesPerSweep = 16;

/** How many replaced answers of one application are kept: many times what a repeat may ask for. */
const mostKeptReplaced = 500;

interface ReplacingSave {
  readonly applicationId: string;
  readonly saveId: string | undefined;
  readonly revision: number;
}

/** Keeps the answers that a save replaced although another device had just given them. */
export async function insertReplacedAnswers(
  tx: Transaction,
  ctx: SaveContext,
  { applicationId, saveId, revision }: ReplacingSave,
  replaced: readonly ReplacedAnswer[],
): Promise<void> {
  for (const { key, value } of replaced) {
    const id = randomUUID();
    await tx
      .insertInto('replaced_answers')
      .values({
        partner_id: ctx.partnerId,
        id,
        application_id: applicationId,
        save_id: saveId ?? null,
        key,
        value: await encryptField(tx, ctx, placeOf(id), JSON.stringify(value ?? null)),
        revision,
        replaced_at: ctx.now(),
      })
      .execute();
  }
  if (replaced.length > 0) await sweepReplaced(tx, ctx.partnerId, applicationId);
}

async function sweepReplaced(tx: Transaction, partnerId: string, applicationId: string): Promise<void> {
  await tx
    .deleteFrom('replaced_answers')
    .where('partner_id', '=', partnerId)
    .where('id', 'in', (query) =>
      query
        .selectFrom('replaced_answers')
        .select('id')
        .where('partner_id', '=', partnerId)
        .where('application_id', '=', applicationId)
        .orderBy('replaced_at', 'desc')
        .orderBy('revision', 'desc')
        .orderBy('id')
        .offset(mostKeptReplaced),
    )
    .execute();
}

/** What a save replaced when it was done. */
export async function listReplacedAnswers(
  tx: Transaction,
  ctx: SaveContext,
  { applicationId, saveId }: { readonly applicationId: string; readonly saveId: string },
): Promise<ReplacedAnswer[]> {
  const rows = await tx
    .selectFrom('replaced_answers')
    .select(['id', 'key', 'value'])
    .where('partner_id', '=', ctx.partnerId)
    .where('application_id', '=', applicationId)
    .where('save_id', '=', saveId)
    .orderBy('key')
    .execute();
  return Promise.all(
    rows.map(async ({ id, key, value }) => ({
      key,
      value: JSON.parse(await decryptField(tx, ctx, placeOf(id), value)) as AnswerValue,
    })),
  );
}

function placeOf(rowId: string): FieldPlace {
  return { table: 'replaced_answers', column: 'value', purpose: 'answers', rowId };
}
