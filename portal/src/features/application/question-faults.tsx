import { renderCopy, type FieldReport } from '@handrail/engine';
import { ErrorSummary } from '@handrail/ui';
import { toFieldId } from '@handrail/ui/form-renderer';
import { useText } from '../../app/use-text.ts';
import { useApplication } from './application-context.tsx';
import styles from './step-view.module.css';
import type { Faults } from './use-question-form.ts';

/** The answers to look at again, each a link to its field. */
export function QuestionFaults({ faults: { fields } }: { readonly faults: Faults }) {
  const say = useText();
  const { copyValues } = useApplication();
  const title =
    fields.length === 1
      ? say('application.question.check-one', 'Please check 1 answer')
      : say('application.question.check', 'Please check {count} answers', { count: fields.length });
  const toMessage = ({ label, messages }: FieldReport) => {
    const name = renderCopy(label, copyValues);
    const text = renderCopy(messages.join(' '), copyValues);
    return text.startsWith(name) ? text : `${name}: ${text}`;
  };
  return (
    <div className={styles.summary}>
      <ErrorSummary
        title={title}
        errors={fields.map((field) => ({ fieldId: toFieldId(field.path), message: toMessage(field) }))}
      />
    </div>
  );
}
