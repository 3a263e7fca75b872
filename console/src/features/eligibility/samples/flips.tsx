import { nameAnswers, type EligibilityContent, type EligibilityJudgement } from '@handrail/engine';
import { useLocale } from '@handrail/ui';
import { Trans, useLingui } from '@lingui/react';
import { compareVerdicts, hasChanged, type ComparedSample } from '../compare-verdicts.ts';
import styles from '../eligibility.module.css';
import { fitText } from '../../../shared/eligibility/fit-text.ts';
import { VerdictChip } from '../../../shared/eligibility/verdict-chip.tsx';
import type { DeskProgram } from '../use-eligibility-desk.ts';
import { useSampleAreas } from './use-sample-areas.ts';

interface FlipsProps {
  readonly published: EligibilityContent | undefined;
  readonly draft: EligibilityContent;
  readonly programs: readonly DeskProgram[];
  /** Leaves out the households for whom nothing changes. */
  readonly onlyChanged?: boolean;
}

/** What each sample household is told now and would be told, those that change first. */
export function Flips({ published, draft, programs, onlyChanged = false }: FlipsProps) {
  const locale = useLocale();
  const { areas } = useSampleAreas();
  const compared = compareVerdicts(published, draft, { areas, locale });
  const changed = compared.filter(hasChanged);
  const shown = onlyChanged ? changed : compared;
  return (
    <>
      <p role="status">
        {compared.length === 0 && (
          <Trans
            id="console.eligibility.flips.none"
            message="There are no sample households. Add some to see whose result a change flips."
          />
        )}
        {compared.length > 0 && changed.length === 0 && (
          <Trans id="console.eligibility.flips.same" message="No result of a sample household changes." />
        )}
        {changed.length === 1 && (
          <Trans id="console.eligibility.flips.one" message="The result of 1 sample household changes." />
        )}
        {changed.length > 1 && (
          <Trans
            id="console.eligibility.flips.many"
            message="The results of {count} sample households change."
            values={{ count: changed.length }}
          />
        )}
      </p>
      <ul className={styles.flips}>
        {shown.map((each) => (
          <Flip key={each.sample.id} compared={each} questions={draft.questions} programs={programs} />
        ))}
      </ul>
    </>
  );
}

interface FlipProps {
  readonly compared: ComparedSample;
  readonly questions: EligibilityContent['questions'];
  readonly programs: readonly DeskProgram[];
}

function Flip({ compared, questions, programs }: FlipProps) {
  const { i18n } = useLingui();
  const locale = useLocale();
  const { sample, before, after, isFlipped, changedPrograms } = compared;
  const unnamed = i18n._({ id: 'console.eligibility.unnamed', message: 'Not written yet' });
  const sayMissing = nameAnswers(questions, after.missing, locale)
    .map(({ text }) => text)
    .join(' ');
  const reasons = after.reasons.map(({ text }) => text);
  return (
    <li className={styles.flip} aria-label={sample.name || unnamed}>
      <strong>{sample.name || unnamed}</strong>
      <span className={styles.verdicts}>
        {isFlipped && before && (
          <>
            <VerdictChip result={before.result} />
            <span aria-hidden="true">→</span>
          </>
        )}
        <VerdictChip result={after.result} />
      </span>
      {after.missing.length > 0 && (
        <p className={styles.muted}>
          <Trans
            id="console.eligibility.flips.missing"
            message="Not answered: {questions}"
            values={{ questions: sayMissing }}
          />
        </p>
      )}
      {isFlipped && reasons.length > 0 && <p className={styles.muted}>{reasons.join(' ')}</p>}
      {changedPrograms.map((id) => (
        <p key={id} className={styles.muted}>
          {i18n._({
            id: 'console.eligibility.flips.program',
            message: '{program}: {before}, then {after}.',
            values: {
              program: programs.find((program) => program.id === id)?.name ?? id,
              before: fitText(i18n, findFit(before, id)),
              after: fitText(i18n, findFit(after, id)),
            },
          })}{' '}
          {listReasons(after, id).join(' ')}
        </p>
      ))}
    </li>
  );
}

function findFit(judgement: EligibilityJudgement | undefined, id: string) {
  return judgement?.programs.find(({ programId }) => programId === id)?.fit;
}

function listReasons({ programs }: EligibilityJudgement, id: string): string[] {
  const program = programs.find(({ programId }) => programId === id);
  return [...(program?.reasons ?? []), ...(program?.missing ?? [])].map(({ text }) => text);
}
