import { type Answers, isSensitive, projectFacts } from '@handrail/engine';
import type { RequestContext } from '../../../platform/context.ts';
import type { Transaction } from '../../../platform/db/partner-db.ts';
import type { Application } from '../../applications/index.ts';
import { readBankNumbers } from '../../bank-accounts/index.ts';
import { isClient, readBirthDate } from '../../parties/index.ts';
import type { Form } from '../../programs/index.ts';
import { findTaxNumber } from '../../tax-forms/index.ts';
import { replaceTokens } from './match-token-store.ts';
import { type KnownOfPerson, normalizeMatch } from './normalize-match.ts';

interface Submitted {
  readonly application: Application;
  readonly form: Form;
  readonly answers: Answers;
}

/** Keeps, as keyed digests, by what a submitted application can be found to be about someone of another case. */
export async function noteMatchTokens(
  tx: Transaction,
  ctx: RequestContext,
  submitted: Submitted,
): Promise<void> {
  const { application } = submitted;
  await replaceTokens(tx, ctx, application, normalizeMatch(await learnOfPerson(tx, ctx, submitted)));
}

async function learnOfPerson(
  tx: Transaction,
  ctx: RequestContext,
  { application, form, answers }: Submitted,
): Promise<KnownOfPerson> {
  const facts = projectFacts(form.definition.facts, answers);
  const { party, submitterId } = application;
  // An advocate's own numbers say nothing about their clients.
  const isSelf = !isClient(party);
  const taxNumber = isSelf ? await findTaxNumber(tx, ctx, submitterId) : undefined;
  return {
    name: facts.applicantName ?? party.name,
    birthDate: facts.birthDate ?? (await readBirthDate(tx, ctx, party.id)),
    phone: facts.phone ?? party.phone,
    address: facts.address,
    taxNumbers: taxNumber === undefined ? [] : [taxNumber],
    bankAccount: isSelf ? ((await readBankNumbers(tx, ctx, submitterId)) ?? null) : null,
    protectedNumbers: listProtected(form, answers),
  };
}

/** Numbers in lists, such as those of all owners of a business, are left out: they are about others. */
function listProtected({ inputs }: Form, answers: Answers): string[] {
  return inputs
    .filter(({ field }) => field.type === 'Text' && isSensitive(field))
    .flatMap(({ key }) => {
      const value = answers[key];
      return typeof value === 'string' ? [value] : [];
    });
}
