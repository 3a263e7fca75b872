import { renderCopy, type Question, type Section } from '@handrail/engine';
import { Banner, Card, Icon, Skeleton } from '@handrail/ui';
import { useQuery } from '@tanstack/react-query';
import { usePortal } from '../../app/portal-context.tsx';
import { useText } from '../../app/use-text.ts';
import { AnsweredFields } from '../application/review/answered-fields.tsx';
import { AnsweredQuestion } from '../application/review/answered-question.tsx';
import { listQuestions } from '../application/find-parts.ts';
import type { Program } from '../program/list-programs.ts';
import { useCopyValues } from '../program/use-copy.ts';
import styles from './answers-section.module.css';
import type { CaseView } from './case-query.ts';
import { CaseSection } from './case-section.tsx';
import { submissionQuery, type Submission } from './submission-query.ts';

interface AnswersSectionProps {
  readonly applications: CaseView['applications'];
  readonly program: Program;
  readonly party: CaseView['party'];
}

/** What was submitted last, to be read; there is nothing to show before the first submission. */
export function AnswersSection({ applications, ...about }: AnswersSectionProps) {
  const submitted = applications.find(({ submittedAt }) => submittedAt !== null);
  return submitted ? <SubmittedAnswers applicationId={submitted.id} {...about} /> : null;
}

interface SubmittedAnswersProps extends Omit<AnswersSectionProps, 'applications'> {
  readonly applicationId: string;
}

function SubmittedAnswers({ applicationId, program, party }: SubmittedAnswersProps) {
  const say = useText();
  const session = usePortal();
  const copyValues = useCopyValues(program, party);
  const { data, isError } = useQuery(submissionQuery(session, applicationId));
  return (
    <CaseSection title={say('case.answers', 'What you submitted')}>
      <Card flush>
        {isError && (
          <Banner
            tone="error"
            title={say('case.answers.failed', 'We could not load your answers. Please try again.')}
          />
        )}
        {!data && !isError && <Skeleton lines={['medium', 'medium']} />}
        {data?.sections.map((section) => (
          <details key={section.key} className={styles.section}>
            <summary className={styles.name}>
              {renderCopy(section.name, copyValues)}
              <Icon name="down" className={styles.mark} />
            </summary>
            {listAsked(section, data).map((question) => (
              <AnsweredQuestion key={question.key} title={renderCopy(question.copy.title, copyValues)}>
                <AnsweredFields question={question} form={data.form} copyValues={copyValues} />
              </AnsweredQuestion>
            ))}
          </details>
        ))}
      </Card>
    </CaseSection>
  );
}

/** The questions of a section that were asked. */
function listAsked(section: Section, { form }: Submission): Question[] {
  return listQuestions(section).filter(({ fields }) =>
    fields.some(({ key }) => form.findField(key)?.isVisible),
  );
}
