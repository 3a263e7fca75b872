import { randomUUID } from 'node:crypto';
import type { AnswerValue } from '@handrail/engine';
import type { RequestContext } from '../../../platform/context.ts';
import type { FieldPlace } from '../../../platform/crypto/encrypted-columns.ts';
import { decryptField, encryptField } from '../../../platform/crypto/field-encryption.ts';
import type { Transaction } from '../../../platform/db/partner-db.ts';
import type { Statement } from '../../../platform/db/send-with-commit.ts';
import type { ReplacedAnswer } from './merge-answers.ts';

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

interface RememberedSave {
  readonly applicationId: string;
  readonly saveId: string;
  readonly revision: number;
  readonly previousRevision: number;
}

/** Statements that remember a save by its id and forget the oldest; one that was done before fails. */
export function toSaveStatements(
  tx: Transaction,
  ctx: SaveContext,
  save: RememberedSave,
): readonly Statement[] {
  const insertion = tx.insertInto('application_saves').values({
    partner_id: ctx.partnerId,
    application_id: save.applicationId,
    save_id: save.saveId,
    revision: save.revision,
    saved_at: ctx.now(),
  });
  return isSwept(save) ? [insertion, toSweepStatement(tx, ctx.partnerId, save.applicationId)] : [insertion];
}

/** Looking for the oldest saves costs more than remembering one, so most saves leave it to a later one. */
function isSwept({ revision, previousRevision }: RememberedSave): boolean {
  return revision === previousRevision || revision % savesPerSweep === 0;
}

const savesPerSweep = 16;

/** How many saves and replaced answers of one application are kept: many times what a repeat may ask for. */
const mostKeptSaves = 200;
const mostKeptReplaced = 500;

/** A repeat of a save that is no longer kept counts as a new save. */
function toSweepStatement(tx: Transaction, partnerId: string, applicationId: string): Statement {
  return tx
    .deleteFrom('application_saves')
    .where('partner_id', '=', partnerId)
    .where('application_id', '=', applicationId)
    .where('save_id', 'in', (query) =>
      query
        .selectFrom('application_saves')
        .select('save_id')
        .where('partner_id', '=', partnerId)
        .where('application_id', '=', applicationId)
        .orderBy('saved_at', 'desc')
        .orderBy('revision', 'desc')
        .orderBy('save_id')
        .offset(mostKeptSaves),
    );
}

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
