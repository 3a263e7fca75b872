import { answerFacts, type Answers, type ProgramDefinition, projectFacts } from '@handrail/engine';
import { type AnswerSet, shiftDates, usualApplicantName } from '@handrail/programs/sample-answers';
import type { DemoPerson } from './demo-person.ts';

interface Occasion {
  readonly person: DemoPerson;
  /** The day on which the person fills in the form. */
  readonly today: string;
  readonly maxAmountCents: number;
}

/** Sample answers as this person gives them: their name, address and business, their amounts, and days that fit today. */
export function writeDemoAnswers(
  definition: ProgramDefinition,
  { answers, settings }: AnswerSet,
  { person, today, maxAmountCents }: Occasion,
): Answers {
  const said = projectFacts(definition.facts, answers);
  const sampleName = said.applicantName ?? settings?.applicantName ?? usualApplicantName;
  const swaps = [
    [sampleName, person.name],
    [sampleName.split(' ')[0] ?? '', person.firstName],
    [sampleName.split(' ').at(-1) ?? '', person.lastName],
    [said.businessName ?? '', person.businessName],
    [said.address?.addressLine1 ?? '', person.addressLine1],
  ].filter(([sample]) => sample !== '') as [string, string][];

  const own = swapAll(shiftDates(definition, answers, today), swaps, person.number) as Answers;
  const { email, phone } = person;
  const contact = answerFacts(definition.facts, { email, phone });
  return {
    ...own,
    ...Object.fromEntries(Object.entries(contact).filter(([key]) => key in answers)),
    ...writeAmount(definition, answers, maxAmountCents, person.number),
  };
}

/** A round sum between a quarter of the most and all of it, where the form asks for one. */
function writeAmount({ facts }: ProgramDefinition, answers: Answers, most: number, number: number): Answers {
  const key = facts?.requestedAmount;
  if (key === undefined || typeof answers[key] !== 'number') return {};
  const share = 0.25 + ((number * 7) % 16) / 20;
  return { [key]: Math.max(2_500, Math.floor((most * share) / 2_500) * 2_500) };
}

function swapAll(value: unknown, swaps: readonly [string, string][], number: number, key = ''): unknown {
  if (typeof value === 'string') return swaps.reduce((text, swap) => swapWords(text, swap), value);
  if (typeof value === 'number') return isAmount(key, value) ? varyAmount(value, number) : value;
  if (Array.isArray(value)) return value.map((each) => swapAll(each, swaps, number, key));
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(
    Object.entries(value).map(([name, each]) => [name, swapAll(each, swaps, number, name)]),
  );
}

function swapWords(text: string, [from, to]: [string, string]): string {
  const words = from.replaceAll(/[^\w\s]/g, '\\$&');
  return text.replaceAll(new RegExp(`(?<![\\w-])${words}(?![\\w-])`, 'g'), to);
}

function isAmount(key: string, value: number): boolean {
  return /amount/i.test(key) && value >= 10_000;
}

/** Up to a third less, in whole dollars. */
function varyAmount(cents: number, number: number): number {
  return Math.round((cents * (1 - ((number * 5) % 7) / 20)) / 100) * 100;
}
