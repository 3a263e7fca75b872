import type { ProgramDefinition } from '@handrail/engine';
import { expect, type APIRequestContext, type Page } from '@playwright/test';
import type { AnswerSet } from '../../programs/src/answer-set.ts';
import { inventEmail } from '../support/journey.ts';
import { signIn } from '../support/sign-in.ts';
import { applyToProgram } from './apply-to-program.ts';
import { expectSameAnswers } from './compare-answers.ts';
import { getDemoProgram } from './get-demo-program.ts';
import { createGlance } from './glance.ts';
import type { Hand } from './hands/hand.ts';
import { readApplication } from './read-application.ts';

interface Applicant {
  readonly page: Page;
  readonly request: APIRequestContext;
  readonly hand: Hand;
  readonly look: (name: string) => Promise<void>;
}

/** A person nobody knows yet signs in and applies with a set of answers; then the server must have just these. */
export async function applyAsNewPerson(
  { page, request, hand, look }: Applicant,
  definition: ProgramDefinition,
  { answers, settings }: AnswerSet,
): Promise<void> {
  const { partner, programName, copyValues } = getDemoProgram(definition.key);
  const applicantEmail = inventEmail();
  const applicantName = settings?.applicantName ?? 'Ana Flores';
  await signIn(page, request, partner, applicantEmail, applicantName);

  const { applicationId, form, refusals } = await applyToProgram({
    page,
    hand,
    definition,
    programName,
    answers,
    copyValues: { ...copyValues, applicantName, applicantEmail },
    glance: createGlance(look),
  });

  const { application } = await readApplication(page.request, applicationId);
  expect(application.submittedAt === null).toBe(refusals.length > 0);
  if (refusals.length > 0) return;
  expectSameAnswers(application.versions[0]?.answers ?? {}, form.submittedAnswers());
}
