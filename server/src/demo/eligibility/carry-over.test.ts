import {
  type EligibilityQuestion,
  type InputField,
  listInputFields,
  listOptionValues,
} from '@handrail/engine';
import { catalogue } from '@handrail/programs';
import { describe, expect, it } from 'vitest';
import { createApplication } from '../../modules/applications/index.ts';
import { installEligibility } from '../../modules/eligibility/index.ts';
import { buildApplicantWorld } from '../../testing/builders/applicant-world.ts';
import { buildSystemContext } from '../../testing/builders/system-context.ts';
import { useTestDatabase } from '../../testing/test-database.ts';
import type { DemoEligibility } from '../demo-partner.ts';
import { demoPartners } from '../demo-partners.ts';

const database = useTestDatabase();

/** Every program that a pre-check of the demo world speaks of, with the form that people fill in for it. */
const offers = demoPartners.flatMap(({ externalId, eligibility, programs }) =>
  (eligibility?.programs ?? []).flatMap(({ program }) => {
    const offered = programs.find(({ name }) => name === program);
    const form = catalogue.find(({ key }) => key === offered?.definitionKey);
    return eligibility && form ? [{ externalId, eligibility, program, form }] : [];
  }),
);

describe('an answer to a pre-check of the demo world', () => {
  it('is asked by two partners', () => {
    expect(new Set(offers.map(({ externalId }) => externalId)).size).toBeGreaterThanOrEqual(2);
  });

  it.each(offers)('of $externalId is not asked again by $program', async ({ eligibility, form }) => {
    const program = { definitionVersion: form.version };
    const world = await buildApplicantWorld(database(), program, {}, form);
    const { clock, partnerId, programId, signIn } = world;
    await installEligibility(buildSystemContext(database(), { partnerId }), { ...eligibility, programs: [] });
    const { ctx } = await signIn();
    const answers = answerAll(eligibility);

    const { prefilled } = await createApplication(ctx, {
      ...{ programId, eligibility: { checkedAt: clock.now(), answers } },
    });

    const carried = Object.keys(prefilled).filter((key) => prefilled[key]?.from === 'eligibility');
    expect(carried).not.toEqual([]);
    const fields = listInputFields(form).filter(({ audience }) => audience === 'applicant');
    const askedTwice = eligibility.questions.filter((question) =>
      fields.some((input) => asksTheSame(question, input) && !carried.includes(question.key)),
    );
    expect(askedTwice.map(({ copy }) => copy)).toEqual([]);
  });
});

/** Passing answers to every question. */
function answerAll({ questions, samples = [] }: DemoEligibility): Record<string, string | number | boolean> {
  const [sample] = samples;
  const said = questions.flatMap((question) => {
    const answer = question.type === 'Dropdown' ? question.props.answer[0] : sample?.answers[question.key];
    return answer === undefined ? [] : [[question.key, answer] as const];
  });
  return Object.fromEntries(said);
}

/** Whether a form asks for the same thing: by the same key, in the same words, or with the same things to choose from. */
function asksTheSame(question: EligibilityQuestion, { key, field }: InputField): boolean {
  if (question.type === 'Content' || question.type === 'AMIComponent') return false;
  const words = [question.copy, ...('label' in (question.props ?? {}) ? [labelOf(question)] : [])];
  const isWorded = words.some((each) => toBare(each) === toBare(field.copy));
  return key === question.key || isWorded || sharesChoices(question, field);
}

function labelOf({ props }: EligibilityQuestion): string {
  return props && 'label' in props ? props.label : '';
}

function toBare(words: string): string {
  return words.toLowerCase().replace(/[^a-z]/g, '');
}

function sharesChoices(question: EligibilityQuestion, field: InputField['field']): boolean {
  if (question.type !== 'Dropdown' || !('options' in field) || !Array.isArray(field.options)) return false;
  const values = listOptionValues(field.options);
  return question.props.items.filter(({ value }) => values.includes(value)).length > 1;
}
