import { renderCopy, type Question, type SectionReport } from '@handrail/engine';
import { Banner, Card } from '@handrail/ui';
import { Trans } from '@lingui/react';
import { useId } from 'react';
import { Link } from 'react-router';
import { useText } from '../../../shared/context/use-text.ts';
import { AnsweredFields } from './answered-fields.tsx';
import { AnsweredQuestion } from './answered-question.tsx';
import { useApplication, useOutline } from '../application-context.tsx';
import { applicationPath } from '../application-query.ts';
import { EditLink } from './edit-link.tsx';
import { findSection, listQuestions } from '../find-parts.ts';
import { useCanEdit } from '../round/use-can-edit.ts';
import { toEditPath, toGapPath } from './gap-path.ts';
import { PayeeAnswer } from './payee-answer.tsx';
import styles from './review-page.module.css';

/** One section with its answers, whether it is complete, and the way to change it (P163-P166). */
export function ReviewBox({ section }: { readonly section: SectionReport }) {
  const headingId = useId();
  const { definition, copyValues } = useApplication();
  const { steps } = useOutline();
  const canEdit = useCanEdit();
  const shownKeys = new Set(steps.flatMap((step) => (step.kind === 'question' ? [step.key] : [])));
  const found = findSection(definition, section.key);
  const questions = (found ? listQuestions(found) : []).filter(({ key }) => shownKeys.has(key));
  const name = renderCopy(section.name, copyValues);
  const [first] = questions;

  return (
    <Card as="section" flush aria-labelledby={headingId}>
      <div className={styles.head}>
        <h2 id={headingId} className={styles.name}>
          {name}
        </h2>
        {first && canEdit(first) && <EditLink path={toEditPath(first.key)} of={name} />}
      </div>
      {!section.isComplete && <IncompleteNotice section={section} />}
      {questions.map((question) => (
        <QuestionAnswers
          key={question.key}
          question={question}
          hasEdit={question !== first && canEdit(question)}
        />
      ))}
    </Card>
  );
}

function IncompleteNotice({ section: { questions } }: { readonly section: SectionReport }) {
  const say = useText();
  const { id } = useApplication();
  const [question] = questions;
  const count = questions.reduce((sum, { fields }) => sum + fields.length, 0);
  return (
    <div className={styles.incomplete}>
      <Banner tone="warning" title={say('application.review.incomplete', 'Section incomplete')}>
        {count === 1
          ? say('application.review.gap', '1 answer needs to be checked.')
          : say('application.review.gaps', '{count} answers need to be checked.', { count })}{' '}
        {question && (
          <Link className={styles.toGap} to={applicationPath(id, toGapPath(question))}>
            <Trans id="application.review.to-gap" message="Go to the first one" />
          </Link>
        )}
      </Banner>
    </div>
  );
}

function QuestionAnswers({ question, hasEdit }: { readonly question: Question; readonly hasEdit: boolean }) {
  const { copyValues } = useApplication();
  const title = renderCopy(question.copy.title, copyValues);
  return (
    <AnsweredQuestion
      title={title}
      action={hasEdit && <EditLink path={toEditPath(question.key)} of={title} />}
    >
      <Answers question={question} />
    </AnsweredQuestion>
  );
}

function Answers({ question }: { readonly question: Question }) {
  const { store, view, copyValues, documents } = useApplication();
  const { hasBankAccount, hasW9 } = store.form.settings;
  if (question.layout === 'bankAccount') return <PayeeAnswer isGiven={hasBankAccount === true} />;
  if (question.layout === 'w9') return <PayeeAnswer isGiven={hasW9 === true} />;
  return (
    <AnsweredFields
      question={question}
      form={store.form}
      copyValues={copyValues}
      documents={documents}
      previous={view.previousAnswers ?? undefined}
      isOpen
    />
  );
}
