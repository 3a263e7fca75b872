import { canSendMessage, visibleText } from '@handrail/engine';
import { type CaseActionName, findReverseAction, getCaseAction } from '@handrail/engine/cases';
import type { PlanBulkChangeInput } from '../../../gql/operations.ts';
import type { BulkKindShown } from './bulk-texts.ts';
import type { PlannedChange } from './dry-run.tsx';

/** What someone typed and chose in the dialog. */
export interface BulkInput {
  readonly action: CaseActionName | '';
  readonly assignee: string;
  readonly words: string;
  readonly programId: string;
}

export const startInput: BulkInput = { action: '', assignee: '', words: '', programId: '' };

/** Gives the cases back to everyone. */
export const nobody = 'nobody';

/** What an action asks for; the amount stands on each case already. */
export function needsOf({ action }: BulkInput): { reason: boolean; assignee: boolean } {
  const needs = action === '' ? [] : getCaseAction(action).needs;
  return { reason: needs.includes('reason'), assignee: needs.includes('assignee') };
}

/** Whether something must still be given. */
export function findMissing(kind: BulkKindShown, input: BulkInput): boolean {
  switch (kind) {
    case 'assign':
      return input.assignee === '';
    case 'move':
      return input.action === '' || (needsOf(input).reason && visibleText(input.words) === '');
    case 'message':
      return !canSendMessage(input.words);
    case 'refer':
      return input.programId === '';
    case 'export':
      return false;
  }
}

/** Whether what is planned can be taken back; messages, referrals and decisions cannot. */
export function canUndo({
  kind,
  action,
  undoes,
}: Pick<PlannedChange, 'kind' | 'action' | 'undoes'>): boolean {
  if (kind === 'assign' || kind === 'export' || undoes !== null) return true;
  return kind === 'move' && action !== null && findReverseAction(action) !== undefined;
}

export function toWorkInput(
  kind: BulkKindShown,
  input: BulkInput,
): Pick<PlanBulkChangeInput, 'action' | 'reason' | 'assigneeId' | 'content' | 'programId'> {
  const assigneeId = input.assignee === '' || input.assignee === nobody ? null : input.assignee;
  switch (kind) {
    case 'assign':
      return { assigneeId };
    case 'move': {
      const { reason, assignee } = needsOf(input);
      return {
        action: input.action === '' ? null : (input.action as PlanBulkChangeInput['action']),
        reason: reason ? input.words : null,
        assigneeId: assignee ? assigneeId : null,
      };
    }
    case 'message':
      return { content: input.words };
    case 'refer':
      return { programId: input.programId };
    case 'export':
      return {};
  }
}
