import { nameQuestion, type ContentFault, type EligibilityContent } from '@handrail/engine';
import { announce, Button, Chip, SelectField, useLocale } from '@handrail/ui';
import { Trans, useLingui } from '@lingui/react';
import { useEffect, useRef, useState, type KeyboardEvent } from 'react';
import { changeQuestion, findFreeKey, moveItem, removeQuestion } from '../change-content.ts';
import { ConfirmDialog } from '../../../shared/layout/confirm-dialog.tsx';
import styles from '../eligibility.module.css';
import { QuestionFields } from './question-fields.tsx';
import { questionTypes, questionTypeText, startQuestion, type QuestionType } from './question-texts.ts';

interface QuestionsSectionProps {
  readonly content: EligibilityContent;
  readonly faults: readonly ContentFault[];
  readonly onChange: (content: EligibilityContent) => void;
}

/** The questions in their order; each opens for editing. */
export function QuestionsSection({ content, faults, onChange }: QuestionsSectionProps) {
  const { i18n } = useLingui();
  const locale = useLocale();
  const { questions } = content;
  const [openId, setOpenId] = useState<string>();
  const [removedIndex, setRemovedIndex] = useState<number>();
  const [newType, setNewType] = useState<QuestionType>('YesOrNo');
  const list = useRef<HTMLOListElement>(null);
  const movedButton = useRef<string>(undefined);
  const removed = removedIndex === undefined ? undefined : questions[removedIndex];

  // A row that changes its place loses the focus.
  useEffect(() => {
    if (movedButton.current) document.getElementById(movedButton.current)?.focus();
    movedButton.current = undefined;
  }, [questions]);

  function move(index: number, by: -1 | 1, focused: string) {
    if (index + by < 0 || index + by >= questions.length) return;
    movedButton.current = focused;
    onChange({ ...content, questions: moveItem(questions, index, by) });
    announce(
      i18n._({
        id: 'console.eligibility.moved',
        message: 'Moved to place {number}',
        values: { number: index + by + 1 },
      }),
    );
  }

  function handleKeyDown(event: KeyboardEvent<HTMLElement>, index: number) {
    if (!event.altKey || (event.key !== 'ArrowUp' && event.key !== 'ArrowDown')) return;
    event.preventDefault();
    move(index, event.key === 'ArrowUp' ? -1 : 1, document.activeElement?.id ?? '');
  }

  function add() {
    const question = startQuestion(newType, findFreeKey(questions, 'question'));
    onChange({ ...content, questions: [...questions, question] });
    setOpenId(question.id);
  }

  return (
    <section className={styles.section} aria-labelledby="eligibility-questions">
      <h2 id="eligibility-questions">
        <Trans id="console.eligibility.questions" message="Questions" />
      </h2>
      {faults
        .filter(({ path }) => path === 'questions')
        .map(({ message }) => (
          <p key={message} className={styles.fault}>
            {message}
          </p>
        ))}
      <ol ref={list} className={styles.cards}>
        {questions.map((question, index) => {
          const path = `questions[${index}].`;
          const own = faults
            .filter((fault) => fault.path.startsWith(path))
            .map((fault) => ({ ...fault, path: fault.path.slice(path.length) }));
          const name = nameQuestion(locale, question);
          const isOpen = openId === question.id;
          const buttonId = (act: string) => `${act}-${question.id}`;
          return (
            <li key={question.id} className={styles.card}>
              {/* oxlint-disable-next-line jsx-a11y/no-static-element-interactions -- the keys repeat what the buttons do. */}
              <div className={styles.cardHead} onKeyDown={(event) => handleKeyDown(event, index)}>
                <Button
                  id={buttonId('edit')}
                  variant="quiet"
                  className={styles.cardTitle}
                  aria-expanded={isOpen}
                  onClick={() => setOpenId(isOpen ? undefined : question.id)}
                >
                  {i18n._({
                    id: 'console.eligibility.numbered',
                    message: '{number}. {name}',
                    values: { number: index + 1, name },
                  })}
                </Button>
                <Chip>{questionTypeText(i18n, question.type)}</Chip>
                {own.length > 0 && (
                  <Chip tone="danger" icon="warning">
                    {countProblems(i18n, own.length)}
                  </Chip>
                )}
                <span className={styles.cardActions}>
                  <Button
                    id={buttonId('up')}
                    variant="quiet"
                    aria-label={i18n._({
                      id: 'console.eligibility.up',
                      message: 'Move “{name}” up',
                      values: { name },
                    })}
                    onClick={() => move(index, -1, buttonId('up'))}
                  >
                    ↑
                  </Button>
                  <Button
                    id={buttonId('down')}
                    variant="quiet"
                    aria-label={i18n._({
                      id: 'console.eligibility.down',
                      message: 'Move “{name}” down',
                      values: { name },
                    })}
                    onClick={() => move(index, 1, buttonId('down'))}
                  >
                    ↓
                  </Button>
                  <Button
                    variant="quiet"
                    aria-label={i18n._({
                      id: 'console.eligibility.remove.named',
                      message: 'Remove “{name}”',
                      values: { name },
                    })}
                    onClick={() => setRemovedIndex(index)}
                  >
                    <Trans id="console.eligibility.remove" message="Remove" />
                  </Button>
                </span>
              </div>
              {isOpen && (
                <div className={styles.cardBody}>
                  <QuestionFields
                    question={question}
                    faults={own}
                    onChange={(changed) => onChange(changeQuestion(content, index, changed))}
                  />
                </div>
              )}
            </li>
          );
        })}
      </ol>
      <div className={styles.add}>
        <SelectField
          label={i18n._({ id: 'console.eligibility.new', message: 'Kind of a new question' })}
          value={newType}
          onChange={({ currentTarget }) => setNewType(currentTarget.value as QuestionType)}
        >
          {questionTypes.map((type) => (
            <option key={type} value={type}>
              {questionTypeText(i18n, type)}
            </option>
          ))}
        </SelectField>
        <Button onClick={add}>
          <Trans id="console.eligibility.add" message="Add a question" />
        </Button>
      </div>
      <ConfirmDialog
        open={removed !== undefined}
        title={i18n._({ id: 'console.eligibility.removing', message: 'Remove this question?' })}
        text={
          removed
            ? i18n._({
                id: 'console.eligibility.removing.text',
                message:
                  '“{name}” goes, and so do the conditions of programs and the answers of sample households that look at it.',
                values: { name: nameQuestion(locale, removed) },
              })
            : ''
        }
        action={i18n._({ id: 'console.eligibility.removing.submit', message: 'Remove the question' })}
        onClose={() => setRemovedIndex(undefined)}
        onConfirm={() => {
          if (removedIndex !== undefined) onChange(removeQuestion(content, removedIndex));
          setRemovedIndex(undefined);
        }}
      />
    </section>
  );
}

function countProblems(i18n: ReturnType<typeof useLingui>['i18n'], count: number): string {
  return count === 1
    ? i18n._({ id: 'console.eligibility.problem', message: '1 problem' })
    : i18n._({ id: 'console.eligibility.problems', message: '{count} problems', values: { count } });
}
