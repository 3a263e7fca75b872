import { listInputFields, presentAnswer, renderCopy, type AnswerValue } from '@handrail/engine';
import { Banner, Button, focusHeading } from '@handrail/ui';
import { Trans } from '@lingui/react';
import { useText } from '../../../shared/context/use-text.ts';
import { useApplication } from '../application-context.tsx';
import styles from './save-notices.module.css';
import type { Conflict } from './save-state.ts';

interface ConflictNoticeProps {
  /** The key of the question's answer. */
  readonly questionKey: string;
  readonly conflicts: readonly Conflict[];
}

/** Devices gave different answers to one question; all are kept until the person says which one counts. */
export function ConflictNotice({ questionKey, conflicts }: ConflictNoticeProps) {
  const say = useText();
  const { definition, store, saves, copyValues } = useApplication();
  const field = listInputFields(definition).find((input) => input.key === questionKey)?.field;
  if (!field) return null;
  const inWords = (value: AnswerValue) => presentAnswer(field, value, copyValues);
  const choose = (conflict?: Conflict) => () => {
    saves.choose(questionKey, conflict);
    // The button that was pressed is gone.
    focusHeading();
  };

  return (
    <Banner
      tone="warning"
      live
      title={say('application.conflict.title', 'You also answered "{label}" on another device', {
        label: renderCopy(field.copy, copyValues),
      })}
    >
      <p>
        {conflicts.length === 1 ? (
          <Trans
            id="application.conflict.text"
            message="We saved both answers. Which one do you want to use?"
          />
        ) : (
          <Trans
            id="application.conflict.several"
            message="We saved all the answers. Which one do you want to use?"
          />
        )}
      </p>
      <div className={styles.choices}>
        <Button size="small" onClick={choose()}>
          <span>
            <Trans id="application.conflict.mine" message="Keep the answer from this device:" />{' '}
            <span className={styles.answer}>{inWords(store.form.draftAnswers()[questionKey])}</span>
          </span>
        </Button>
        {conflicts.map((conflict) => (
          <Button key={JSON.stringify(conflict.theirs)} size="small" onClick={choose(conflict)}>
            <span>
              <Trans id="application.conflict.theirs" message="Use the answer from the other device:" />{' '}
              <span className={styles.answer}>{inWords(conflict.theirs)}</span>
            </span>
          </Button>
        ))}
      </div>
    </Banner>
  );
}
