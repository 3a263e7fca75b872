import { hasFeature } from '@handrail/engine';
import type { Application } from '../../modules/applications/index.ts';
import {
  addCaseNote,
  addParticipantComment,
  listCaseNotes,
  listStaffMessages,
  listStaffRequests,
  requestDocument,
  setWaitingList,
} from '../../modules/casework/index.ts';
import { getPartner, listProgramFeaturesOn } from '../../modules/partners/index.ts';
import type { RequestContext } from '../../platform/context.ts';
import type { DemoLife } from './demo-lives.ts';
import type { DemoWords } from './demo-plots.ts';

type Enter = (who: DemoWords['by'], day: number, act: number) => RequestContext;

/** Writes the messages and notes of a life, and what else staff do without moving its case; those that are there already are not written again. */
export async function converse(
  { plot: { talk = [] }, program }: DemoLife,
  { id: caseId }: Application['case'],
  enter: Enter,
): Promise<void> {
  if (talk.length === 0) return;
  const staff = enter('caseWorker', 0, 0);
  const features = await listProgramFeaturesOn(staff, await getPartner(staff), {
    features: program.features ?? [],
  });
  const takesMessages = hasFeature(features, 'applicant-comments');
  const messages = (await listStaffMessages(staff, { id: caseId })).map(({ content }) => content);
  const notes = (await listCaseNotes(staff, caseId)).map(({ body }) => body);
  const requests = (await listStaffRequests(staff, { id: caseId })).map(({ name }) => name);
  for (const [index, { by, day, kind, text }] of talk.entries()) {
    const ctx = enter(by, day, index + 5);
    if (kind === 'note' && !notes.includes(text)) await addCaseNote(ctx, { caseId, body: text });
    if (kind === 'message' && takesMessages && !messages.includes(text))
      await addParticipantComment(ctx, caseId, text);
    if (kind === 'waitingList' && program.review?.waitingList)
      await setWaitingList(ctx, { caseId, isWaiting: true, reason: text });
    if (kind === 'documentRequest' && !requests.includes(text))
      await requestDocument(ctx, { caseId, name: text, words: '', dueOn: inTwoWeeks(ctx) });
  }
}

function inTwoWeeks({ now }: RequestContext): string {
  return new Date(now().getTime() + 14 * 86_400_000).toISOString().slice(0, 10);
}
