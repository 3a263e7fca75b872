import { toSkippedKey, toStepPath, type Answers, type ProgramDefinition, type Step } from '@handrail/engine';
import { expect, type Page } from '@playwright/test';
import { findParts } from './find-parts.ts';
import type { Walk } from './walk-application.ts';

const query = `mutation SkipAhead($input: UpdateApplicationInput!) {
  updateApplication(input: $input) { metadata { status errors } }
}`;

/** Saves what is asked before a question at once, opens that question, and gives what was saved. */
export async function skipAhead(
  page: Page,
  { definition, applicationId, answers }: Omit<Walk, 'glance'>,
  to: Step & { readonly kind: 'question' },
): Promise<Answers> {
  const saved = listAnswersBefore(definition, to.key, answers);
  const operationName = 'SkipAhead';
  const reply = await page.request.post('/graphql', {
    headers: { 'x-operation-name': operationName },
    data: { operationName, query, variables: { input: { id: applicationId, content: { answers: saved } } } },
  });
  expect(await reply.json()).toMatchObject({ data: { updateApplication: { metadata: { errors: [] } } } });
  await page.goto(`${page.url()}/${toStepPath(to)}`);
  return saved;
}

function listAnswersBefore(definition: ProgramDefinition, key: string, answers: Answers): Answers {
  const { questions } = findParts(definition);
  const before = questions.slice(
    0,
    questions.findIndex((question) => question.key === key),
  );
  const asked = before.flatMap((question) => [
    toSkippedKey(question.key),
    ...question.fields.map((field) => field.key),
  ]);
  // The parts of a field have keys of their own.
  return Object.fromEntries(
    Object.entries(answers).filter(([name]) =>
      asked.some((each) => name === each || name.startsWith(`${each}.`)),
    ),
  );
}
