import {
  type AnswerToRead,
  createLiveForm,
  type CopyValues,
  isSensitive,
  maskAnswer,
  notAnswered,
  presentAnswer,
  readAnswers,
} from '@handrail/engine';
import type { RequestContext } from '../../../../platform/context.ts';
import { assertRight } from '../../../../platform/rights.ts';
import { listVersionTimes, type PrefillSource } from '../../../applications/index.ts';
import { openSubmission, type OpenedSubmission } from './open-submission.ts';

/** What was submitted at one time, to be read by staff. */
export interface SubmittedAnswers {
  readonly applicationId: string;
  readonly version: number;
  readonly submittedAt: Date;
  /** Every version there is, newest first. */
  readonly versions: readonly { readonly number: number; readonly createdAt: Date }[];
  readonly sections: readonly SubmittedSection[];
}

export interface SubmittedSection {
  readonly key: string;
  readonly name: string;
  readonly questions: readonly {
    readonly key: string;
    readonly title: string;
    readonly answers: readonly SubmittedAnswer[];
  }[];
}

export interface SubmittedAnswer {
  readonly key: string;
  readonly label: string;
  /** In words; of what is sensitive, only the end. */
  readonly value: string;
  readonly isAnswered: boolean;
  readonly isSensitive: boolean;
  /** Whether the form worked it out, so that it cannot be asked again. */
  readonly isWorkedOut: boolean;
  readonly documentIds: readonly string[];
  /** What the version before said, where it said something else. */
  readonly previousValue: string | null;
  /** Where the answer came from that the person left as it was filled in. */
  readonly source: PrefillSource | null;
}

/** What was submitted in one version, the last unless said otherwise; nothing where there is none. */
export async function findSubmittedAnswers(
  ctx: RequestContext,
  applicationId: string,
  version?: number,
): Promise<SubmittedAnswers | undefined> {
  assertRight(ctx.actor, 'readCases');
  return ctx.db.read(async (tx) => {
    const opened = await openSubmission(tx, ctx, applicationId, version);
    if (!opened) return undefined;
    const { submitted, form, settings, copyValues } = opened;
    const live = createLiveForm(form.compiled, { settings, answers: submitted.answers });
    return {
      applicationId,
      version: submitted.number,
      submittedAt: submitted.createdAt,
      versions: await listVersionTimes(tx, ctx, applicationId),
      sections: readAnswers(live, copyValues).map(({ key, name, questions }) => ({
        key,
        name,
        questions: questions.map(({ lines, ...question }) => ({
          ...question,
          answers: lines.map((line) => toAnswer(line, opened, copyValues)),
        })),
      })),
    };
  });
}

function toAnswer(
  { key, label, field, value }: AnswerToRead,
  { application, previous }: OpenedSubmission,
  copyValues: CopyValues,
): SubmittedAnswer {
  const masked = (each: AnswerToRead['value']) => presentAnswer(field, maskAnswer(field, each), copyValues);
  const before = previous?.answers[key];
  // Two numbers with the same end are still two numbers.
  const isChanged =
    previous !== undefined &&
    presentAnswer(field, value, copyValues) !== presentAnswer(field, before, copyValues);
  const shown = masked(value);
  return {
    key,
    label,
    value: shown,
    isAnswered: shown !== notAnswered(copyValues.locale),
    isSensitive: isSensitive(field),
    isWorkedOut: field.type === 'Calculated',
    documentIds: field.type === 'Document' ? listIds(value) : [],
    previousValue: isChanged ? masked(before) : null,
    source: application.prefilled[key] ?? null,
  };
}

function listIds(value: unknown): string[] {
  if (!Array.isArray(value)) return [];
  return (value as readonly { readonly id?: unknown }[]).flatMap(({ id }) =>
    typeof id === 'string' ? [id] : [],
  );
}
