import { Skeleton } from '@handrail/ui';
import { useLingui } from '@lingui/react';
import { LoadFailed } from '../../../shared/layout/load-failed.tsx';
import { useState } from 'react';
import { CompareVersions } from '../compare/compare-versions.tsx';
import { ExplainedFields } from '../explain/explained-fields.tsx';
import type { CaseDocument, CaseView } from '../use-case.ts';
import { AnswerLine } from './answer-line.tsx';
import styles from './submitted-version.module.css';
import { useSubmittedAnswers, type Submitted } from './use-submitted-answers.ts';
import { VersionPicker } from './version-picker.tsx';

interface SubmittedVersionProps {
  readonly found: CaseView;
  readonly applicationId: string;
  readonly submittedAt: string;
  readonly documents: ReadonlyMap<string, CaseDocument>;
}

/** One version of an application, section by section. */
export function SubmittedVersion({ found, applicationId, submittedAt, documents }: SubmittedVersionProps) {
  const { i18n } = useLingui();
  const [version, setVersion] = useState<number>();
  const { data, isError, refetch } = useSubmittedAnswers(applicationId, submittedAt, version);
  if (isError) {
    return (
      <LoadFailed
        title={i18n._({ id: 'console.case.answers-failed', message: 'We could not load the answers.' })}
        onRetry={() => void refetch()}
      />
    );
  }
  if (!data) return <Skeleton lines={['short', 'long', 'long', 'short', 'long', 'medium']} />;
  return (
    <>
      {data.versions.length > 1 && <VersionSelect submitted={data} onSelect={setVersion} />}
      {data.versions.length > 1 && <CompareVersions submitted={data} />}
      <ExplainedFields applicationId={applicationId} version={data.version} />
      {data.sections.map((section) => (
        <section key={section.key} className={styles.section}>
          <h3 className={styles.name}>{section.name}</h3>
          {section.questions.map(({ key, title, answers }) => (
            <div key={key} className={styles.question}>
              {answers.length > 1 && <h4 className={styles.title}>{title}</h4>}
              <dl className={styles.answers}>
                {answers.map((answer) => (
                  <AnswerLine
                    key={answer.key}
                    found={found}
                    answer={answer}
                    applicationId={applicationId}
                    version={data.version}
                    documents={documents}
                  />
                ))}
              </dl>
            </div>
          ))}
        </section>
      ))}
    </>
  );
}

interface VersionSelectProps {
  readonly submitted: Submitted;
  readonly onSelect: (version: number) => void;
}

function VersionSelect({ submitted: { version, versions }, onSelect }: VersionSelectProps) {
  const { i18n } = useLingui();
  return (
    <div className={styles.versions}>
      <VersionPicker
        label={i18n._({ id: 'console.case.version', message: 'Version' })}
        hint={i18n._({
          id: 'console.case.version-hint',
          message: 'Each is compared with the one before.',
        })}
        versions={versions}
        value={version}
        onChoose={onSelect}
      />
    </div>
  );
}
