import { Button, Icon, VisuallyHidden } from '@handrail/ui';
import { Trans, useLingui } from '@lingui/react';
import { useId, useState } from 'react';
import type { Answer } from '../answers/use-submitted-answers.ts';
import styles from './explained-fields.module.css';
import { type SubmissionPlace, useExplainedFields } from './use-explained-fields.ts';

interface WhyAskedProps extends SubmissionPlace {
  readonly answer: Pick<Answer, 'key' | 'label'>;
}

/** Says on request why a question was asked. Nothing is read before. */
export function WhyAsked({ answer, applicationId, version }: WhyAskedProps) {
  const [isOpen, setOpen] = useState(false);
  const id = useId();
  const { i18n } = useLingui();
  const words = i18n._({ id: 'console.explain.why', message: 'Why asked?' });
  return (
    <>
      <Button
        variant="link"
        size="small"
        className={styles.why}
        title={words}
        aria-expanded={isOpen}
        aria-controls={isOpen ? id : undefined}
        onClick={() => {
          setOpen(!isOpen);
        }}
      >
        <Icon name="help" />
        <VisuallyHidden>
          {words} {answer.label}
        </VisuallyHidden>
      </Button>
      {isOpen && (
        <div id={id} role="status" className={styles.reasons}>
          <Reasons answerKey={answer.key} {...{ applicationId, version }} />
        </div>
      )}
    </>
  );
}

function Reasons({ answerKey, ...place }: SubmissionPlace & { readonly answerKey: string }) {
  const { data, isError, refetch } = useExplainedFields(place);
  if (isError) {
    return (
      <>
        <Trans id="console.explain.failed" message="We could not load the reasons." />{' '}
        <Button variant="link" size="small" onClick={() => void refetch()}>
          <Trans id="console.explain.retry" message="Try again" />
        </Button>
      </>
    );
  }
  if (!data) return <Trans id="console.explain.loading" message="Loading…" />;
  const reasons = data.find(({ key }) => key === answerKey)?.reasons ?? [];
  if (reasons.length === 0) return <Trans id="console.explain.everyone" message="Everyone is asked this." />;
  return (
    <>
      <Trans id="console.explain.because" message="Asked because:" />
      <ul>
        {reasons.map((reason) => (
          <li key={reason}>{reason}</li>
        ))}
      </ul>
    </>
  );
}
