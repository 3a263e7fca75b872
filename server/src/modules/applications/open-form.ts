import { type CopyValues, type FormSettings, toCopyValues } from '@handrail/engine';
import type { RequestContext } from '../../platform/context.ts';
import type { Transaction } from '../../platform/db/partner-db.ts';
import { findBankAccount } from '../bank-accounts/index.ts';
import { isClient } from '../parties/index.ts';
import { getPartnerWithin, listProgramFeaturesOn } from '../partners/index.ts';
import {
  type DefinitionReference,
  findProgram,
  type Form,
  getForm,
  type Program,
} from '../programs/index.ts';
import { listTaxForms } from '../tax-forms/index.ts';
import { findUserById } from '../users/index.ts';
import type { Application } from './application.ts';
import { listAllowances } from './starting/earlier-submissions.ts';
import { toFormSettings } from './form-settings.ts';

export interface OpenedForm {
  readonly form: Form;
  readonly program: Program;
  readonly settings: FormSettings;
  readonly copyValues: CopyValues;
}

/** The form of an application in the version it was begun with, and what it must know beside the answers. */
export async function openForm(
  tx: Transaction,
  ctx: RequestContext,
  application: Pick<Application, 'id' | 'programId' | 'submitterId' | 'party' | keyof DefinitionReference>,
): Promise<OpenedForm> {
  const program = await findProgram(tx, ctx.partnerId, application.programId);
  const user = await findUserById(tx, ctx.partnerId, application.submitterId);
  if (!program || !user) throw new Error('An application has lost its program or its person');
  const form = await getForm(tx, ctx, application);
  const partner = await getPartnerWithin(tx, ctx);
  const hasW9 = (await listTaxForms(tx, ctx.partnerId, user.id)).length > 0;
  const hasBankAccount = (await findBankAccount(tx, ctx.partnerId, user.id)) !== undefined;
  const known = toFormSettings({
    locale: ctx.locale,
    ...{ partner, user, party: application.party },
    program: { ...program, features: await listProgramFeaturesOn(ctx, partner, program) },
    ...{ hasW9, hasBankAccount },
    now: ctx.now(),
  });
  const settings = { ...known, ...(await listAllowances(tx, ctx, form, application)) };
  const { party } = application;
  const copyValues = toCopyValues({
    locale: ctx.locale,
    partner: { ...partner, faqUrl: partner.links.help },
    program: { name: program.name, maxAmountCents: program.maxFundingAmountCents },
    user,
    client: isClient(party) ? party : undefined,
  });
  return { form, program, settings, copyValues };
}
