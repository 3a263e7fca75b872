import { defineWords } from '@handrail/engine';
import { type CaseActionName, directActionNames, mostCasesAtOnce } from '@handrail/engine/cases';
import { z } from 'zod';
import { AppError } from '../../../platform/errors/app-error.ts';
import { parseInput } from '../../../platform/errors/parse-input.ts';
import { queueFilter, queueOrder, toQueueFilter, toQueueOrder } from '../queue/queue-filter.ts';
import { type BulkWork, bulkKinds } from './bulk-change.ts';
import type { BulkRequest } from './plan-bulk-change.ts';

const maxReasonCharacters = 2_000;

const request = z.object({
  id: z.uuid(),
  kind: z.enum(bulkKinds),
  caseIds: z.array(z.uuid().toLowerCase()).max(mostCasesAtOnce).nullish(),
  filter: z.object({ ...queueFilter, ...queueOrder }).nullish(),
  action: z.enum(directActionNames as [CaseActionName, ...CaseActionName[]]).nullish(),
  reason: z.string().max(maxReasonCharacters).nullish(),
  assigneeId: z.uuid().nullish(),
  content: z.string().nullish(),
  programId: z.uuid().nullish(),
});

type Input = z.infer<typeof request>;

/** Reads what a browser asks for. */
export function parseBulkRequest(input: unknown): BulkRequest {
  const parsed = parseInput(request, input);
  const { id, caseIds, filter } = parsed;
  if (filter && caseIds) throw new AppError('INVALID_INPUT', (locale) => [words(locale).oneOfBoth]);
  return {
    id,
    work: toWork(parsed),
    of: filter ? { filter: toQueueFilter(filter), order: toQueueOrder(filter) } : { caseIds: caseIds ?? [] },
  };
}

function toWork({ kind, action, reason, assigneeId, content, programId }: Input): BulkWork {
  switch (kind) {
    case 'assign':
      return { kind, assigneeId: assigneeId ?? null };
    case 'move':
      if (!action) throw new AppError('INVALID_INPUT', (locale) => [words(locale).chooseMove]);
      return { kind, action, reason: reason ?? undefined, assigneeId: assigneeId ?? undefined };
    case 'message':
      return { kind, content: content ?? '' };
    case 'refer':
      if (!programId) throw new AppError('INVALID_INPUT', (locale) => [words(locale).chooseProgram]);
      return { kind, programId };
    case 'export':
      return { kind };
  }
}

const words = defineWords('bulkRequest', {
  chooseMove: 'Choose what to do with the cases first.',
  chooseProgram: 'Choose a program first.',
  oneOfBoth: 'Give either single cases or a list, not both.',
});
