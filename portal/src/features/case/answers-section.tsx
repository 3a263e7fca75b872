import { Card, createLatePart } from '@handrail/ui';
import { useText } from '../../shared/context/use-text.ts';
import type { Program } from '../../shared/programs/list-programs.ts';
import type { CaseView } from './case-query.ts';
import { CaseSection } from './case-section.tsx';

interface AnswersSectionProps {
  readonly applications: CaseView['applications'];
  readonly program: Program;
  readonly party: CaseView['party'];
}

const SubmittedAnswers = createLatePart(
  'features/case/submitted-answers.tsx',
  async () => (await import('./submitted-answers.tsx')).SubmittedAnswers,
  ['medium', 'medium'],
);

/** What was submitted last, to be read; there is nothing to show before the first submission. */
export function AnswersSection({ applications, ...about }: AnswersSectionProps) {
  const say = useText();
  const submitted = applications.find(({ submittedAt }) => submittedAt !== null);
  if (!submitted) return null;
  return (
    <CaseSection title={say('case.answers', 'What you submitted')}>
      <Card flush>
        <SubmittedAnswers applicationId={submitted.id} {...about} />
      </Card>
    </CaseSection>
  );
}
