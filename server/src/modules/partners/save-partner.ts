import { firstLocale } from '@handrail/engine';
import { isDeepStrictEqual } from 'node:util';
import type { RequestContext } from '../../platform/context.ts';
import { appendAuditEvent, type Json } from '../../platform/audit/append-audit-event.ts';
import { AppError } from '../../platform/errors/app-error.ts';
import { inEnglish } from '../../platform/errors/texts.ts';
import { assertRight } from '../../platform/rights.ts';
import { checkPartner } from './check-partner.ts';
import { findPartnerById, listApplicantTypes, upsertApplicantType, upsertPartner } from './partner-store.ts';
import type { ApplicantType, Partner } from './partner.ts';

/** Everything that a partner may set about itself. */
export interface PartnerDraft extends Omit<Partner, 'id' | 'passwordPolicy' | 'defaultLocale'> {
  /** As specified, unless the partner chooses otherwise. */
  readonly passwordPolicy?: Partner['passwordPolicy'];
  /** English, unless the partner chooses otherwise. */
  readonly defaultLocale?: Partner['defaultLocale'];
  readonly applicantTypes: readonly Omit<ApplicantType, 'id'>[];
}

/** What saving needs to know, so that an operator can do it from the command line too. */
export type SavingContext = Pick<RequestContext, 'partnerId' | 'actor' | 'requestId' | 'db' | 'now'>;

/** Saves the settings of the partner in context; saving the same settings again changes nothing. */
export async function savePartner(ctx: SavingContext, draft: PartnerDraft): Promise<Partner> {
  assertRight(ctx.actor, 'changeSettings');
  const faults = checkPartner(draft);
  if (faults.length > 0) throw new AppError('INVALID_INPUT', inEnglish(faults));

  const { applicantTypes, ...settings } = draft;
  const partner: Partner = {
    id: ctx.partnerId,
    passwordPolicy: 'spec',
    defaultLocale: firstLocale,
    ...settings,
  };

  return ctx.db.transaction(async (tx) => {
    const previous = await findPartnerById(tx, partner.id);
    const knownTypes = await listApplicantTypes(tx, partner.id);
    const changedTypes = applicantTypes.filter((type) => !hasType(knownTypes, type));
    if (isDeepStrictEqual(previous, partner) && changedTypes.length === 0) return partner;

    await upsertPartner(tx, partner);
    for (const type of changedTypes) await upsertApplicantType(tx, partner.id, type);
    appendAuditEvent(tx, ctx, {
      action: 'savePartner',
      entityType: 'partner',
      entityId: partner.id,
      ...(previous && { previous: toJson({ ...previous, applicantTypes: knownTypes }) }),
      next: toJson({ ...partner, applicantTypes }),
    });
    return partner;
  });
}

function hasType(known: readonly ApplicantType[], { name, role }: Omit<ApplicantType, 'id'>): boolean {
  return known.some((type) => type.name === name && type.role === role);
}

function toJson(settings: object): Json {
  return JSON.parse(JSON.stringify(settings)) as Json;
}
