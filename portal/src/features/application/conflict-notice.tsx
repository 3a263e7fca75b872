import { listInputFields, presentAnswer, renderCopy, type AnswerValue } from '@handrail/engine';
import { Banner, Button } from '@handrail/ui';
import { Trans } from '@lingui/react';
import { useText } from '../../app/use-text.ts';
import { useApplication } from './application-context.tsx';
import styles from './save-notices.module.css';
import type { Conflict } from './save-state.ts';

/** Two devices gave different answers; both are kept until the person says which one counts. */
export function ConflictNotice({ conflict }: { readonly conflict: Conflict }) {
  const { key, theirs } = conflict;
  const say = useText();
  const { definition, store, saves, copyValues } = useApplication();
  const field = listInputFields(definition).find((input) => input.key === key)?.field;
  if (!field) return null;
  const inWords = (value: AnswerValue) => presentAnswer(field, value, copyValues);
  const choose = (whose: 'mine' | 'theirs') => () => {
    saves.choose(conflict, whose);
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
        <Trans
          id="application.conflict.text"
          message="Both answers are kept. Which one do you want to use?"
        />
      </p>
      <div className={styles.choices}>
        <Button size="small" onClick={choose('mine')}>
          <Trans id="application.conflict.mine" message="Keep the answer given here:" />
          <span className={styles.answer}>{inWords(store.form.draftAnswers()[key])}</span>
        </Button>
        <Button size="small" onClick={choose('theirs')}>
          <Trans id="application.conflict.theirs" message="Use the answer of the other device:" />
          <span className={styles.answer}>{inWords(theirs)}</span>
        </Button>
      </div>
    </Banner>
  );
}
