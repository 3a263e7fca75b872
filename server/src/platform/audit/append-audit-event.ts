import { sql } from 'kysely';
import type { AuditAction } from './audit-action.ts';
import type { RequestContext } from '../context.ts';
import type { Transaction } from '../db/partner-db.ts';
import { sendWithCommit } from '../db/send-with-commit.ts';

export type Json =
  | string
  | number
  | boolean
  | null
  | readonly Json[]
  | { readonly [key: string]: Json | undefined };

export type AuditContext = Pick<RequestContext, 'partnerId' | 'actor' | 'requestId' | 'now' | 'recordedNow'>;

export interface AuditEvent {
  /** What was done, as a verb and a noun: `submitApplication`. */
  readonly action: AuditAction;
  readonly entityType: string;
  readonly entityId: string;
  /** Personal values are masked before they get here; the log is never encrypted and never forgets. */
  readonly previous?: Json;
  readonly next?: Json;
}

/** Puts an act on record in the caller's transaction; its last statements, because they hold a lane of the partner's log. */
export function appendAuditEvent(tx: Transaction, ctx: AuditContext, event: AuditEvent): void {
  // The database numbers and chains the row itself, so that no code path can write one outside of the chain.
  sendWithCommit(
    tx,
    sql`insert into audit_events (partner_id, event) values (${ctx.partnerId}, ${toAuditRecord(ctx, event)}::jsonb)`,
  );
}

/** An act as the log keeps it, for a statement that writes it together with what was done. */
export function toAuditRecord(ctx: AuditContext, event: AuditEvent): string {
  return JSON.stringify({
    at: ctx.now().toISOString(),
    // What is dated back says so, for good.
    ...(ctx.recordedNow && { recordedAt: ctx.recordedNow().toISOString() }),
    actor: ctx.actor,
    action: event.action,
    entityType: event.entityType,
    entityId: event.entityId,
    previous: event.previous ?? null,
    next: event.next ?? null,
    requestId: ctx.requestId,
  });
}
