import {
  checkAnswers,
  compileProgram,
  createLiveForm,
  renderCopy,
  type Answers,
  type FormSettings,
  type LiveForm,
  type Question,
  type Section,
} from '@handrail/engine';
import { Banner, Card, Icon, Skeleton } from '@handrail/ui';
import { useQuery } from '@tanstack/react-query';
import { usePortal, type PortalSession } from '../../app/portal-context.tsx';
import { useText } from '../../app/use-text.ts';
import { GetSubmissionDocument } from '../../gql/operations.ts';
import { AnsweredFields } from '../application/review/answered-fields.tsx';
import { AnsweredQuestion } from '../application/review/answered-question.tsx';
import { fetchDefinition } from '../application/fetch-definition.ts';
import { listQuestions } from '../application/find-parts.ts';
import type { Program } from '../program/list-programs.ts';
import { useCopyValues } from '../program/use-copy.ts';
import styles from './answers-section.module.css';
import type { CaseView } from './case-query.ts';
import { CaseSection } from './case-section.tsx';

interface AnswersSectionProps {
  readonly applications: CaseView['applications'];
  readonly program: Program;
  readonly party: CaseView['party'];
}

/** What was handed in last, to be read; there is nothing to show before the first hand-in. */
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
  const { data, isError } = useQuery({
    queryKey: ['submission', applicationId],
    queryFn: () => loadSubmission(session, applicationId),
    // It holds a live form: comparing two of them part by part takes the browser minutes.
    structuralSharing: false,
  });
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

interface Submission {
  readonly sections: readonly Section[];
  readonly form: LiveForm;
}

/** The questions of a section that were asked. */
function listAsked(section: Section, { form }: Submission): Question[] {
  return listQuestions(section).filter(({ fields }) =>
    fields.some(({ key }) => form.findField(key)?.isVisible),
  );
}

/** The newest version, with the form that says which of its questions were asked. */
async function loadSubmission({ request }: PortalSession, id: string): Promise<Submission> {
  const { application: view } = await request(GetSubmissionDocument, { id });
  const [last] = view?.application.versions ?? [];
  if (!view || !last) throw new Error('A submitted application has no version');
  const definition = await fetchDefinition(view.definitionUrl);
  const answers = last.answers as Answers;
  const settings = view.settings as FormSettings;
  const compiled = compileProgram(definition);
  const form = createLiveForm(compiled, { settings, answers });
  const asked = new Set(checkAnswers(compiled, answers, settings).sections.map(({ key }) => key));
  return { sections: definition.sections.filter(({ key }) => asked.has(key)), form };
}
