import { type Answers, answerFacts } from '@handrail/engine';
import type { RequestContext } from '../../../platform/context.ts';
import type { Transaction } from '../../../platform/db/partner-db.ts';
import { isClient, type Party, readBirthDate } from '../../parties/index.ts';
import type { Form } from '../../programs/index.ts';
import type { User } from '../../users/index.ts';
import { findApplication } from '../application-store.ts';
import type { ApplicationSummary } from '../application.ts';
import { findLastSubmitted } from './earlier-applications.ts';
import { findLastFacts } from '../submitting/facts-store.ts';
import type { KnownAnswers } from './prefill-answers.ts';

interface Start {
  readonly form: Form;
  readonly party: Party;
  readonly user: User;
}

/** What is known of the party of a new application; nothing is taken from the advocate who files it. */
export async function listKnownAnswers(
  tx: Transaction,
  ctx: RequestContext,
  { form, party, user }: Start,
  earlier: readonly ApplicationSummary[],
): Promise<KnownAnswers[]> {
  const { facts } = form.definition;
  const last = findLastSubmitted(earlier);
  const said = last && (await findApplication(tx, ctx, last.id));
  const lastFacts = last && (await findLastFacts(tx, ctx, party.id));
  const source = { from: 'application', submittedAt: last?.submittedAt.toISOString() ?? '' } as const;
  const birthDate = isClient(party) ? await readBirthDate(tx, ctx, party.id) : null;
  return [
    ...(said ? [{ answers: said.answers, source }] : []),
    ...(lastFacts ? [{ answers: answerFacts(facts, lastFacts), source }] : []),
    {
      answers: { ...answerFacts(facts, { birthDate }), ...listProfileAnswers(form, party, user) },
      source: { from: isClient(party) ? 'client' : 'profile' },
    },
  ];
}

/** What the profile of a person, or the record of a client, answers of a form. */
export function listProfileAnswers(
  { definition }: Pick<Form, 'definition'>,
  party: Pick<Party, 'kind' | 'name' | 'email' | 'phone' | 'userId'>,
  { mailingAddress }: Pick<User, 'mailingAddress'>,
): Answers {
  const { kind, name, email, phone } = party;
  const named = kind === 'business' ? { businessName: name } : { applicantName: name };
  return {
    ...answerFacts(definition.facts, { ...named, email, phone }),
    ...(!isClient(party) && mailingAddress && { mailingAddress: { ...mailingAddress } }),
  };
}
