import {
  type Answers,
  type Field,
  isSameAnswer,
  listInputFields,
  type ProgramDefinition,
  readRound,
} from '@handrail/engine';
import {
  findOpenRound,
  getApplication,
  listVersionAndPrevious,
  openForm,
  updateApplication,
} from '../../modules/applications/index.ts';
import { listLines, reviewField } from '../../modules/casework/index.ts';
import { getPartnerWithin, isFeatureOn } from '../../modules/partners/index.ts';
import type { RequestContext } from '../../platform/context.ts';
import { pick } from './demo-person.ts';
import { uploadDemoFiles } from './upload-demo-files.ts';

/** What case workers of the demo world write about a document, and about what someone told in their own words. */
const documentWords = [
  'The right side is cut off. Please take a photo of the whole page.',
  'The date is hard to read. A scan or a brighter photo would help.',
];
const storyWords = [
  'What changed in the past three months? Two or three sentences are enough.',
  'Please tell us how you worked out the amount.',
];

/** Marks a document and a text of the newest version, where the partner asks for single answers again. */
export async function askAgain(
  ctx: RequestContext,
  applicationId: string,
  { definition, turn }: { readonly definition: ProgramDefinition; readonly turn: number },
): Promise<void> {
  const isOn = await ctx.db.read(async (tx) =>
    isFeatureOn(ctx, await getPartnerWithin(tx, ctx), 'resubmission-requests'),
  );
  const newest = isOn ? await ctx.db.read((tx) => listLines(tx, ctx, applicationId, undefined)) : undefined;
  if (!newest) return;
  const { version, lines } = newest;
  const fields = fieldsOf(definition);
  const place = { applicationId, version };
  const shown = lines.find(
    ({ key, documents }) => fields.get(key)?.type === 'Document' && documents.length > 0,
  );
  const [document] = shown?.documents ?? [];
  if (shown && document)
    await reviewField(ctx, {
      ...{ ...place, key: shown.key, documentId: document.id, verdict: 'askAgain' },
      ...{ reason: 'unreadable', words: pick(documentWords, turn) },
    });
  const story = lines.find(({ key }) => isStory(fields.get(key)));
  if (story && (!shown || turn % 2 === 1))
    await reviewField(ctx, {
      ...{ ...place, key: story.key, documentId: null, verdict: 'askAgain' },
      ...{ reason: 'missing', words: pick(storyWords, turn) },
    });
  const fine = lines.find(({ key }) => key !== shown?.key && key !== story?.key);
  if (fine)
    await reviewField(ctx, {
      ...{ ...place, key: fine.key, documentId: null, verdict: 'fine' },
      ...{ reason: null, words: '' },
    });
}

/** Answers what was asked again; where nothing was, everything may be changed. */
export async function answerAgain(
  ctx: RequestContext,
  applicationId: string,
  {
    definition,
    name,
    day,
  }: { readonly definition: ProgramDefinition; readonly name: string; readonly day: string },
): Promise<void> {
  const round = await ctx.db.read((tx) => findOpenRound(tx, ctx, applicationId));
  const { answers } = await ctx.db.read((tx) => getApplication(tx, ctx, applicationId));
  const fields = fieldsOf(definition);
  const asked = [...new Set(round?.requests.map(({ key }) => key))];
  const changed = asked.map((key): [string, Answers[string]] => {
    if (isStory(fields.get(key))) return [key, tellMore(answers[key])];
    return [key, [{ id: key, filename: 'whole-page.pdf' }]];
  });
  // A process that was killed after this save goes on with submitting.
  const [version] = round
    ? await ctx.db.read((tx) => listVersionAndPrevious(tx, ctx, applicationId, round.version))
    : [];
  const isDone = asked.every((key) => !isSameAnswer(answers[key], version?.answers[key]));
  if (isDone) return;
  const given = await uploadDemoFiles(ctx, Object.fromEntries(changed), { name, day });
  await updateApplication(ctx, { id: applicationId, answers: given });
}

/** Which of these keys may be changed now: all of them, unless only some answers were asked again. */
export async function keepOpenKeys(
  ctx: RequestContext,
  applicationId: string,
  keys: readonly string[],
): Promise<string[]> {
  return ctx.db.read(async (tx) => {
    const application = await getApplication(tx, ctx, applicationId);
    const round = await findOpenRound(tx, ctx, applicationId);
    if (!round || round.requests.length === 0) return [...keys];
    const { form, settings } = await openForm(tx, ctx, application);
    const asked = round.requests.map(({ key }) => key);
    const { answers } = application;
    const { openPaths } = readRound(form.compiled, settings, { asked, submitted: answers }, answers);
    return keys.filter((key) => openPaths.has(key));
  });
}

function fieldsOf(definition: ProgramDefinition): ReadonlyMap<string, Field> {
  return new Map(listInputFields(definition).map(({ key, field }) => [key, field]));
}

/** Whether a field asks for something in the person's own words. */
function isStory(field: Field | undefined): boolean {
  return field?.type === 'Text' && field.multiline === true;
}

function tellMore(told: Answers[string]): string {
  const more = 'My hours were cut in September, and the rent went up in October.';
  return typeof told === 'string' && told !== '' ? `${told} ${more}` : more;
}
