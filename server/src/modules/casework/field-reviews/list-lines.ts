import { createLiveForm, readAnswers } from '@handrail/engine';
import type { RequestContext } from '../../../platform/context.ts';
import type { Transaction } from '../../../platform/db/partner-db.ts';
import { openSubmission } from '../staff-case/answers/open-submission.ts';

/** An answer of a submitted version that can be asked again, and where it stands in the form. */
export interface ReviewableLine {
  readonly key: string;
  readonly label: string;
  readonly questionKey: string;
  readonly question: string;
  readonly section: string;
  /** The documents that were given as the answer. */
  readonly documents: readonly { readonly id: string; readonly filename: string | null }[];
}

/** Every answer of a submitted version, in the order of the form; nothing where there is no such version. */
export async function listLines(
  tx: Transaction,
  ctx: RequestContext,
  applicationId: string,
  version: number | undefined,
): Promise<{ readonly version: number; readonly lines: readonly ReviewableLine[] } | undefined> {
  const opened = await openSubmission(tx, ctx, applicationId, version);
  if (!opened) return undefined;
  const { form, settings, submitted, copyValues } = opened;
  const live = createLiveForm(form.compiled, { settings, answers: submitted.answers });
  const lines = readAnswers(live, copyValues).flatMap(({ name: section, questions }) =>
    questions.flatMap(({ key: questionKey, title, lines: answers }) =>
      answers
        .filter(({ field }) => field.type !== 'Calculated')
        .map(({ key, label, value }) => ({
          ...{ key, label: label || title, questionKey, question: title, section },
          documents: listDocuments(value),
        })),
    ),
  );
  return { version: submitted.number, lines };
}

/** Those of a Document field, and those inside repeated entries. */
function listDocuments(value: unknown): ReviewableLine['documents'] {
  if (!Array.isArray(value)) return [];
  return (value as readonly unknown[]).flatMap((item) => {
    if (typeof item !== 'object' || item === null) return [];
    const { id, filename } = item as { readonly id?: unknown; readonly filename?: unknown };
    if (typeof id === 'string') return [{ id, filename: typeof filename === 'string' ? filename : null }];
    return Object.values(item).flatMap(listDocuments);
  });
}
