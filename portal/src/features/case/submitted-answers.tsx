import { collectsW9, renderCopy, type Question, type Section } from '@handrail/engine';
import { Banner, Icon, Skeleton, usePrinting } from '@handrail/ui';
import { useQuery } from '@tanstack/react-query';
import { useState, type ReactNode } from 'react';
import { usePortal } from '../../shared/context/portal-context.tsx';
import { useText } from '../../shared/context/use-text.ts';
import { AnsweredFields } from '../application/index.ts';
import { AnsweredQuestion } from '../application/index.ts';
import { listQuestions } from '../application/index.ts';
import type { Program } from '../../shared/programs/list-programs.ts';
import { useCopyValues } from '../../shared/programs/use-copy.ts';
import styles from './answers-section.module.css';
import type { CaseView } from './case-query.ts';
import { TaxFormLine } from './tax-form-line.tsx';
import { submissionQuery, type Submission } from './submission-query.ts';

export interface SubmittedAnswersProps {
  readonly applicationId: string;
  readonly program: Program;
  readonly party: CaseView['party'];
}

/** Every section of what was submitted, to be unfolded. */
export function SubmittedAnswers({ applicationId, program, party }: SubmittedAnswersProps) {
  const say = useText();
  const session = usePortal();
  const copyValues = useCopyValues(program, party);
  const { data, isError } = useQuery(submissionQuery(session, applicationId));
  return (
    <>
      {isError && (
        <Banner
          tone="error"
          title={say('case.answers.failed', 'We could not load your answers. Please try again.')}
        />
      )}
      {!data && !isError && <Skeleton lines={['medium', 'medium']} />}
      {data?.sections
        .filter((section) => listAsked(section, data).length > 0)
        .map((section) => (
          <Foldable key={section.key} name={renderCopy(section.name, copyValues)}>
            {listAsked(section, data).map((question) => (
              <AnsweredQuestion key={question.key} title={renderCopy(question.copy.title, copyValues)}>
                <AnsweredFields question={question} form={data.form} copyValues={copyValues} />
              </AnsweredQuestion>
            ))}
          </Foldable>
        ))}
      {data && collectsW9(program.features) && <TaxFormLine />}
    </>
  );
}

/** Folded on a screen until someone opens it, and always open on paper. */
function Foldable({ name, children }: { readonly name: string; readonly children: ReactNode }) {
  const [isOpen, setOpen] = useState(false);
  const isPrinting = usePrinting();
  return (
    <details
      className={styles.section}
      open={isOpen || isPrinting}
      onToggle={({ currentTarget }) => {
        if (!isPrinting) setOpen(currentTarget.open);
      }}
    >
      <summary className={styles.name}>
        {name}
        <Icon name="down" className={styles.mark} />
      </summary>
      {children}
    </details>
  );
}

/** The questions of a section that were asked. */
function listAsked(section: Section, { form }: Submission): Question[] {
  return listQuestions(section).filter(({ fields }) =>
    fields.some(({ key }) => form.findField(key)?.isVisible),
  );
}
