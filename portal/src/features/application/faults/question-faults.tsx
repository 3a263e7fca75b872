import { renderCopy, sayMessages, type FieldReport } from '@handrail/engine';
import { ErrorSummary } from '@handrail/ui';
import { toFieldId, toNamedMessage, toUploadId } from '@handrail/ui/form-renderer';
import { useText } from '../../../shared/context/use-text.ts';
import { FaultKinds } from '../../../shared/forms/fault-kinds.tsx';
import { useApplication } from '../application-context.tsx';
import styles from '../steps/step-view.module.css';
import { countFaults } from './list-question-faults.ts';
import type { ShownFaults } from './use-question-faults.ts';

/** The answers to look at again, each a link to its field. */
export function QuestionFaults({ faults }: { readonly faults: ShownFaults }) {
  const say = useText();
  const { copyValues } = useApplication();
  const { fields, files } = faults;
  const count = countFaults(faults);
  const missing = fields.filter(({ isMissing }) => isMissing).length;
  const toMessage = ({ label, messages }: FieldReport) =>
    toNamedMessage(renderCopy(label, copyValues), renderCopy(sayMessages(messages), copyValues));
  return (
    <div className={styles.summary}>
      <ErrorSummary
        title={
          count === 1
            ? say('application.question.check-one', 'Please check 1 answer')
            : say('application.question.check', 'Please check {count} answers', { count })
        }
        errors={[
          ...fields.map((field) => ({
            fieldId: toFieldId(field.path, field.part),
            message: toMessage(field),
          })),
          ...files.map(({ path, key, filename }) => ({
            fieldId: toUploadId(toFieldId(path), key),
            message: say(
              'application.question.not-uploaded',
              '{filename} was not uploaded. Try again or remove it.',
              {
                filename,
              },
            ),
          })),
        ]}
      >
        <FaultKinds missing={missing} wrong={count - missing} />
      </ErrorSummary>
    </div>
  );
}
