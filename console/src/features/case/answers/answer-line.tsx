import { Button, classNames, Icon } from '@handrail/ui';
import { Trans, useLingui } from '@lingui/react';
import { useDates } from '../../../shared/context/use-dates.ts';
import { useCasePlace } from '../case-place.ts';
import { WhyAsked } from '../explain/why-asked.tsx';
import { AskedBefore } from '../field-reviews/asked-before.tsx';
import { AnswerMarks } from '../field-reviews/answer-marks.tsx';
import type { CaseDocument, CaseView } from '../use-case.ts';
import styles from './answer-line.module.css';
import { SensitiveValue } from './sensitive-value.tsx';
import type { Answer } from './use-submitted-answers.ts';

interface AnswerLineProps {
  readonly found: CaseView;
  readonly answer: Answer;
  readonly applicationId: string;
  readonly version: number;
  /** The documents of the case, by id. */
  readonly documents: ReadonlyMap<string, CaseDocument>;
}

/** A question with its answer, its evidence, what it said before and where it came from. */
export function AnswerLine({ found, answer, applicationId, version, documents }: AnswerLineProps) {
  const { i18n } = useLingui();
  const { label, value, isAnswered, isSensitive, documentIds, previousValue } = answer;
  const source = useSource(answer);
  const { showDocument } = useCasePlace();
  const evidence = documentIds.flatMap((id) => documents.get(id) ?? []);
  return (
    <div className={classNames(styles.line, previousValue !== null && styles.changed)} data-answer>
      <dt>{label}</dt>
      <dd>
        {isSensitive && isAnswered ? (
          <SensitiveValue {...{ answer, applicationId, version }} />
        ) : (
          evidence.length === 0 && <span className={classNames(!isAnswered && styles.none)}>{value}</span>
        )}
        {evidence.map(({ id, filename }) => (
          <Button
            key={id}
            variant="link"
            className={styles.evidence}
            onClick={() => {
              showDocument(id);
            }}
          >
            {filename}
          </Button>
        ))}
        {previousValue !== null && (
          <p className={styles.note}>
            <Icon name="pencil" className={styles.icon} />
            <span>
              <Trans id="console.case.changed-from" message="Changed. Before:" /> <del>{previousValue}</del>
            </span>
          </p>
        )}
        {source !== undefined && (
          <p className={styles.note}>
            {i18n._({ id: 'console.case.prefilled', message: 'Filled in from {source}', values: { source } })}
          </p>
        )}
        <AskedBefore
          found={found}
          answerKey={answer.key}
          version={version}
          isChanged={previousValue !== null}
        />
        <WhyAsked {...{ answer, applicationId, version }} />
        <AnswerMarks {...{ found, answer, applicationId, version, evidence }} />
      </dd>
    </div>
  );
}

function useSource({ source }: Answer): string | undefined {
  const { i18n } = useLingui();
  const { sayDay } = useDates();
  if (!source) return undefined;
  switch (source.from) {
    case 'profile':
      return i18n._({ id: 'console.case.source.profile', message: 'the profile' });
    case 'client':
      return i18n._({ id: 'console.case.source.client', message: 'the client’s record' });
    case 'eligibility':
      return i18n._({
        id: 'console.case.source.eligibility',
        message: 'the eligibility check on {day}',
        values: { day: sayDay(source.checkedAt ?? '') },
      });
    case 'application':
      return i18n._({
        id: 'console.case.source.application',
        message: 'the application submitted on {day}',
        values: { day: sayDay(source.submittedAt ?? '') },
      });
  }
}
