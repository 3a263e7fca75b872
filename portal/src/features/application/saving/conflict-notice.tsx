import { listInputFields, presentAnswer, renderCopy, type AnswerValue } from '@handrail/engine';
import { Banner, Button, focusHeading } from '@handrail/ui';
import { Trans } from '@lingui/react';
import { useSyncExternalStore } from 'react';
import { useText } from '../../../shared/context/use-text.ts';
import { useApplication } from '../application-context.tsx';
import styles from './save-notices.module.css';
import type { Conflict } from './save-state.ts';

interface ConflictNoticeProps {
  /** The key of the question's answer. */
  readonly questionKey: string;
  readonly conflicts: readonly Conflict[];
}

/** Devices or tabs gave different answers to one question; all are kept until the person says which one counts. */
export function ConflictNotice({ questionKey, conflicts }: ConflictNoticeProps) {
  const say = useText();
  const { definition, store, saves, copyValues } = useApplication();
  const field = listInputFields(definition).find((input) => input.key === questionKey)?.field;
  const inWords = (value: AnswerValue) => (field ? presentAnswer(field, value, copyValues) : '');
  const readMine = () => inWords(store.form.draftAnswers()[questionKey]);
  // The answer can be changed while the notice is on the page.
  const mine = useSyncExternalStore(store.watchForm, readMine, readMine);
  if (!field) return null;
  const choose = (conflict?: Conflict) => () => {
    saves.choose(questionKey, conflict);
    // The button that was pressed is gone.
    focusHeading();
  };

  return (
    <Banner
      tone="warning"
      live
      title={say(
        'application.conflict.title',
        'You also answered "{label}" in another tab or on another device',
        { label: renderCopy(field.copy, copyValues) },
      )}
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
            <Trans id="application.conflict.mine" message="Keep the answer on this page:" />{' '}
            <span className={styles.answer}>{mine}</span>
          </span>
        </Button>
        {conflicts.map((conflict) => (
          <Button key={JSON.stringify(conflict.theirs)} size="small" onClick={choose(conflict)}>
            <span>
              <Trans id="application.conflict.theirs" message="Use the other answer:" />{' '}
              <span className={styles.answer}>{inWords(conflict.theirs)}</span>
            </span>
          </Button>
        ))}
      </div>
    </Banner>
  );
}
