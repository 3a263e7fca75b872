import { EmptyState, SelectField } from '@handrail/ui';
import { Trans, useLingui } from '@lingui/react';
import { useState, type ReactNode } from 'react';
import { Pane } from '../pane.tsx';
import { personName } from '../person-name.ts';
import type { CaseView } from '../use-case.ts';
import { SubmittedVersion } from './submitted-version.tsx';

interface AnswersPaneProps {
  readonly found: CaseView;
  /** What to know before reading the answers. */
  readonly children?: ReactNode;
}

/** What was submitted for the case; where several people filled it out, one of them at a time. */
export function AnswersPane({ found, children }: AnswersPaneProps) {
  const { i18n } = useLingui();
  const submitted = found.applications.flatMap(({ submittedAt, ...application }) =>
    submittedAt === null ? [] : [{ ...application, submittedAt }],
  );
  const [chosenId, setChosenId] = useState<string>();
  const chosen = submitted.find(({ id }) => id === chosenId) ?? submitted[0];

  return (
    <Pane name="answers" title={i18n._({ id: 'console.case.answers', message: 'Answers' })}>
      {children}
      {!chosen && (
        <EmptyState title={i18n._({ id: 'console.case.no-answers', message: 'Nothing was submitted yet' })}>
          <Trans
            id="console.case.no-answers-why"
            message="Answers appear here as soon as the applicant submits them."
          />
        </EmptyState>
      )}
      {submitted.length > 1 && (
        <SelectField
          label={i18n._({ id: 'console.case.filled-out-by', message: 'Filled out by' })}
          value={chosen?.id}
          onChange={({ currentTarget }) => {
            setChosenId(currentTarget.value);
          }}
        >
          {submitted.map(({ id, displayId, submitter }) => (
            <option key={id} value={id}>
              {personName(submitter)} ({displayId})
            </option>
          ))}
        </SelectField>
      )}
      {chosen && (
        <SubmittedVersion
          key={chosen.id}
          found={found}
          applicationId={chosen.id}
          submittedAt={chosen.submittedAt}
          documents={new Map(found.documents.map((document) => [document.id, document]))}
        />
      )}
    </Pane>
  );
}
