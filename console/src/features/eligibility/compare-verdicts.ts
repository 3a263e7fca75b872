import {
  judgeEligibility,
  settleIncomes,
  type EligibilityContent,
  type EligibilityJudgement,
  type IncomeLimitArea,
  type Locale,
  type SampleHousehold,
} from '@handrail/engine';

/** What one sample is told now, and what it will be told. */
export interface ComparedSample {
  readonly sample: SampleHousehold;
  /** Nothing where no version is published. */
  readonly before: EligibilityJudgement | undefined;
  readonly after: EligibilityJudgement;
  readonly isFlipped: boolean;
  /** The programs whose fit changes. */
  readonly changedPrograms: readonly string[];
}

type Areas = ReadonlyMap<string, IncomeLimitArea>;

/** Every sample under the published version and under the draft, those that change first. */
export function compareVerdicts(
  published: EligibilityContent | undefined,
  draft: EligibilityContent,
  { areas, locale }: { readonly areas: Areas; readonly locale: Locale },
): ComparedSample[] {
  const today = new Date().toISOString().slice(0, 10);
  const judge = (content: EligibilityContent, { answers }: SampleHousehold) =>
    judgeEligibility(content, settleIncomes(content.questions, answers, areas), { locale, today, areas });
  const compared = (draft.samples ?? []).map((sample): ComparedSample => {
    const before = published && judge(published, sample);
    const after = judge(draft, sample);
    return {
      sample,
      before,
      after,
      isFlipped: before !== undefined && before.result !== after.result,
      changedPrograms: before ? listChangedPrograms(before, after) : [],
    };
  });
  return compared.toSorted((one, other) => countChanges(other) - countChanges(one));
}

export function hasChanged({ isFlipped, changedPrograms }: ComparedSample): boolean {
  return isFlipped || changedPrograms.length > 0;
}

function countChanges(compared: ComparedSample): number {
  return (compared.isFlipped ? 2 : 0) + (compared.changedPrograms.length > 0 ? 1 : 0);
}

function listChangedPrograms(before: EligibilityJudgement, after: EligibilityJudgement): string[] {
  const fitBefore = new Map(before.programs.map(({ programId, fit }) => [programId, fit]));
  const fitAfter = new Map(after.programs.map(({ programId, fit }) => [programId, fit]));
  return [...new Set([...fitBefore.keys(), ...fitAfter.keys()])].filter(
    (id) => fitBefore.get(id) !== fitAfter.get(id),
  );
}
