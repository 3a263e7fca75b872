import { toStepPath, type ProgramDefinition } from '@handrail/engine';
import { isUuid } from '@handrail/engine/uuid';
import { loadControls } from '@handrail/ui/form-renderer';
import { queryClientOf } from '../../../shared/api/query-client.ts';
import type { PortalSession } from '../../../shared/context/portal-context.tsx';
import { formQuery } from '../../../shared/programs/form-query.ts';
import { applicationQuery } from '../application-query.ts';
import { listQuestions } from '../find-parts.ts';
import { findOpen } from '../open-application.ts';
import { BankAccountView, W9Page, W9View } from './late-payee.ts';

/** Loads what only some questions show, so that this one is there at once; gives the files that it came from. */
export async function loadQuestionParts(
  session: PortalSession,
  id: string,
  stepKey: string,
): Promise<readonly string[]> {
  const { definition, isLocked } = findOpenForm(session, id) ?? (await readForm(session, id)) ?? {};
  const question = definition?.sections
    .flatMap(listQuestions)
    .find(({ key }) => toStepPath({ kind: 'question', key }) === `questions/${stepKey}`);
  if (!question) return stepKey === 'w9' ? [await W9Page.load()] : [];
  const controls = await loadControls(question.fields, { isLocked });
  if (question.layout === 'bankAccount') return [...controls, await BankAccountView.load()];
  if (question.layout === 'w9') return [...controls, await W9View.load()];
  return controls;
}

interface AskedForm {
  readonly definition: ProgramDefinition;
  /** Whether only some of its answers may be changed. */
  readonly isLocked: boolean;
}

/** Of an application that is open nothing is read again: the line may be gone. */
function findOpenForm(session: PortalSession, id: string): AskedForm | undefined {
  const open = findOpen(session, id);
  return open && { definition: open.definition, isLocked: open.round !== undefined };
}

async function readForm(session: PortalSession, id: string): Promise<AskedForm | undefined> {
  if (!isUuid(id)) return undefined;
  const client = queryClientOf(session);
  const view = await client.query(applicationQuery(session, id));
  if (!view) return undefined;
  const definition = await client.query(formQuery(session, view.definitionUrl));
  return { definition, isLocked: (view.resubmission?.requests.length ?? 0) > 0 };
}
