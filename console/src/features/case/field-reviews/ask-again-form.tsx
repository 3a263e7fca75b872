import { visibleText } from '@handrail/engine';
import { mostReviewWords, reviewReasonLabels, reviewReasons } from '@handrail/engine/cases';
import { Button, SelectField, TextAreaField, useLocale } from '@handrail/ui';
import { Trans, useLingui } from '@lingui/react';
import { useEffect, useRef, useState, type SubmitEvent } from 'react';
import styles from './ask-again-form.module.css';
import type { FieldReview, Mark, ReviewReason } from './use-field-reviews.ts';

interface AskAgainFormProps {
  readonly label: string;
  readonly review: FieldReview | undefined;
  readonly busy: boolean;
  readonly onSave: (mark: Mark) => void;
  readonly onClose: () => void;
}

/** Why something is asked again, and what the applicant will read about it. */
export function AskAgainForm({ label, review, busy, onSave, onClose }: AskAgainFormProps) {
  const { i18n } = useLingui();
  const labels = reviewReasonLabels(useLocale());
  const [reason, setReason] = useState<ReviewReason | ''>(review?.reason ?? '');
  const [words, setWords] = useState(review?.words ?? '');
  const [wasTried, setTried] = useState(false);
  const form = useRef<HTMLFormElement>(null);
  useEffect(() => {
    form.current?.querySelector('select')?.focus();
  }, []);
  const needsWords = reason === 'other' && visibleText(words) === '';
  const choose = i18n._({ id: 'console.review.reason-missing', message: 'Choose a reason' });
  const say = i18n._({ id: 'console.review.words-missing', message: 'Say what you need' });

  function handleSubmit(event: SubmitEvent<HTMLFormElement>) {
    event.preventDefault();
    setTried(true);
    // The field may be out of sight, above the button.
    if (reason === '') event.currentTarget.querySelector('select')?.focus();
    else if (needsWords) event.currentTarget.querySelector('textarea')?.focus();
    else onSave({ verdict: 'askAgain', reason, words: visibleText(words) });
  }

  return (
    // The key closes the form from each of its fields.
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions
    <form
      ref={form}
      className={styles.form}
      onKeyDown={(event) => {
        if (event.key !== 'Escape') return;
        event.stopPropagation();
        onClose();
      }}
      onSubmit={handleSubmit}
      noValidate
      aria-label={i18n._({
        id: 'console.review.form',
        message: 'Ask again: {label}',
        values: { label },
      })}
    >
      <SelectField
        label={i18n._({ id: 'console.review.reason', message: 'Why are you asking again?' })}
        required
        error={wasTried && reason === '' ? choose : undefined}
        value={reason}
        onChange={({ currentTarget }) => {
          setReason(currentTarget.value as ReviewReason | '');
        }}
      >
        <option value="">
          <Trans id="console.review.reason-choose" message="Choose a reason" />
        </option>
        {reviewReasons.map((each) => (
          <option key={each} value={each}>
            {labels[each]}
          </option>
        ))}
      </SelectField>
      <TextAreaField
        label={i18n._({ id: 'console.review.words', message: 'What the applicant should do' })}
        hint={i18n._({
          id: 'console.review.words-hint',
          message: 'The applicant will read this when you send the case back.',
        })}
        required={reason === 'other'}
        error={wasTried && needsWords ? say : undefined}
        maxLength={mostReviewWords}
        value={words}
        onChange={({ currentTarget }) => {
          setWords(currentTarget.value);
        }}
      />
      <div className={styles.actions}>
        <Button size="small" onClick={onClose}>
          <Trans id="console.cancel" message="Cancel" />
        </Button>
        {review && (
          <Button
            size="small"
            onClick={() => {
              onSave({ verdict: null });
            }}
          >
            <Trans id="console.review.remove" message="Remove the mark" />
          </Button>
        )}
        <Button size="small" type="submit" variant="primary" busy={busy}>
          <Trans id="console.review.save" message="Save" />
        </Button>
      </div>
    </form>
  );
}
