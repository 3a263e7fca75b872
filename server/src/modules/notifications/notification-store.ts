import { sql } from 'kysely';
import type { RequestContext } from '../../platform/context.ts';
import type { Transaction } from '../../platform/db/partner-db.ts';
import type { Notification, NotificationState } from './notification.ts';

export interface NewNotification extends Pick<Notification, 'kind' | 'channel'> {
  readonly mailId: string;
  readonly userId: string;
  readonly caseId?: string;
}

export async function insertNotification(
  tx: Transaction,
  { partnerId, now }: Pick<RequestContext, 'partnerId' | 'now'>,
  { kind, channel, mailId, userId, caseId }: NewNotification,
): Promise<void> {
  await tx
    .insertInto('notifications')
    .values({
      ...{ partner_id: partnerId, kind, channel, mail_id: mailId, user_id: userId },
      case_id: caseId ?? null,
      created_at: now(),
    })
    .execute();
}

/** The mail of the notice about a case that this transaction wrote, and whom it goes to. */
export async function findMailWrittenNow(
  tx: Transaction,
  { partnerId }: Pick<RequestContext, 'partnerId'>,
  caseId: string,
): Promise<{ readonly mailId: string; readonly name: string | null } | undefined> {
  const row = await tx
    .selectFrom('notifications as told')
    .innerJoin('users as person', (join) =>
      join.onRef('person.partner_id', '=', 'told.partner_id').onRef('person.id', '=', 'told.user_id'),
    )
    .select(['told.mail_id', 'person.name'])
    .where('told.partner_id', '=', partnerId)
    .where('told.case_id', '=', caseId)
    // Rows of other transactions that committed have another xmin.
    .where(sql<boolean>`told.xmin = pg_current_xact_id()::xid`)
    .executeTakeFirst();
  return row && { mailId: row.mail_id, name: row.name };
}

/** What one person or everyone was told of a case, and of their accounts since they applied; the newest first. */
export async function listNotificationsOf(
  tx: Transaction,
  partnerId: string,
  { caseId, userId }: { readonly caseId: string; readonly userId?: string },
): Promise<Notification[]> {
  const rows = await tx
    .selectFrom('notifications as told')
    .innerJoin('outbox_mails as mail', (join) =>
      join.onRef('mail.partner_id', '=', 'told.partner_id').onRef('mail.id', '=', 'told.mail_id'),
    )
    .select(['told.id', 'told.kind', 'told.channel', 'told.created_at', 'mail.sent_at', 'mail.attempts'])
    // A mail that is given up has forgotten what it said.
    .select(sql<boolean>`mail.body is null and mail.sent_at is null`.as('is_given_up'))
    .where('told.partner_id', '=', partnerId)
    .$if(userId !== undefined, (query) => query.where('told.user_id', '=', userId ?? ''))
    .where((eb) =>
      eb.or([
        eb('told.case_id', '=', caseId),
        eb.and([
          eb('told.case_id', 'is', null),
          eb.exists(
            eb
              .selectFrom('applications as own')
              .select('own.id')
              .whereRef('own.partner_id', '=', 'told.partner_id')
              .whereRef('own.submitter_id', '=', 'told.user_id')
              .whereRef('own.created_at', '<=', 'told.created_at')
              .where('own.case_id', '=', caseId),
          ),
        ]),
      ]),
    )
    .orderBy('told.created_at', 'desc')
    .orderBy('told.id')
    .limit(200)
    .execute();
  return rows.map((row) => ({
    id: row.id,
    kind: row.kind,
    channel: row.channel as Notification['channel'],
    state: toState(row),
    createdAt: row.created_at,
    sentAt: row.sent_at,
  }));
}

interface Delivery {
  readonly sent_at: Date | null;
  readonly is_given_up: boolean;
  readonly attempts: number;
}

function toState({ sent_at, is_given_up, attempts }: Delivery): NotificationState {
  if (sent_at) return 'sent';
  if (is_given_up) return 'failed';
  return attempts > 0 ? 'retrying' : 'waiting';
}
