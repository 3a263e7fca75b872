import {
  type AnswerToRead,
  createLiveForm,
  isSensitive,
  maskAnswer,
  presentAnswer,
  readAnswers,
} from '@handrail/engine';
import type { RequestContext } from '../../../../platform/context.ts';
import { assertRight } from '../../../../platform/rights.ts';
import { openSubmission, type OpenedSubmission } from '../answers/open-submission.ts';

/** One question that two versions answer differently. */
export interface AnswerChange {
  readonly key: string;
  readonly label: string;
  readonly section: string;
  readonly change: 'added' | 'removed' | 'changed';
  /** In words; of what is sensitive, only the end. Nothing where the version did not ask it. */
  readonly before: string | null;
  readonly after: string | null;
}

export interface VersionPair {
  readonly applicationId: string;
  readonly from: number;
  readonly to: number;
}

/** What differs between two submitted versions, field by field; nothing where one of them is not there. */
export async function compareVersions(
  ctx: RequestContext,
  { applicationId, from, to }: VersionPair,
): Promise<AnswerChange[] | undefined> {
  assertRight(ctx.actor, 'readCases');
  return ctx.db.read(async (tx) => {
    const before = await openSubmission(tx, ctx, applicationId, from);
    const after = await openSubmission(tx, ctx, applicationId, to);
    if (!before || !after) return undefined;
    const [old, young] = [readLines(before), readLines(after)];
    const keys = [...new Set([...young.keys(), ...old.keys()])];
    return keys.flatMap((key) => toChange(key, old.get(key), young.get(key)));
  });
}

interface ReadLine {
  readonly label: string;
  readonly section: string;
  /** Compared, never shown. */
  readonly whole: string;
  readonly shown: string;
}

function readLines({ form, settings, submitted, copyValues }: OpenedSubmission): Map<string, ReadLine> {
  const live = createLiveForm(form.compiled, { settings, answers: submitted.answers });
  return new Map(
    readAnswers(live, copyValues).flatMap(({ name, questions }) =>
      questions.flatMap(({ lines }) =>
        lines.map((line): [string, ReadLine] => [line.key, toLine(line, name, copyValues)]),
      ),
    ),
  );
}

function toLine(
  { label, field, value }: AnswerToRead,
  section: string,
  copyValues: OpenedSubmission['copyValues'],
): ReadLine {
  const whole = presentAnswer(field, value, copyValues);
  return {
    label,
    section,
    // Two numbers with the same end are still two numbers.
    whole,
    shown: isSensitive(field) ? presentAnswer(field, maskAnswer(field, value), copyValues) : whole,
  };
}

function toChange(key: string, old: ReadLine | undefined, young: ReadLine | undefined): AnswerChange[] {
  const line = young ?? old;
  if (!line || old?.whole === young?.whole) return [];
  const { label, section } = line;
  const shown = { key, label, section, before: old?.shown ?? null, after: young?.shown ?? null };
  if (!old) return [{ ...shown, change: 'added' }];
  return [{ ...shown, change: young ? 'changed' : 'removed' }];
}
