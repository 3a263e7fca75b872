import { renderCopy, sayMessages, type FieldReport } from '@handrail/engine';
import { ErrorSummary } from '@handrail/ui';
import { toFieldId, toNamedMessage, toUploadId } from '@handrail/ui/form-renderer';
import { useText, type Say } from '../../../app/use-text.ts';
import { useApplication } from '../application-context.tsx';
import styles from '../step-view.module.css';
import { countFaults } from './list-question-faults.ts';
import type { ShownFaults } from './use-question-faults.ts';

/** The answers to look at again, each a link to its field. */
export function QuestionFaults({ faults }: { readonly faults: ShownFaults }) {
  const say = useText();
  const { copyValues } = useApplication();
  const { fields, files } = faults;
  const count = countFaults(faults);
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
        <Kinds faults={faults} say={say} />
      </ErrorSummary>
    </div>
  );
}

/** What the count is made of, where the banner below counts only a part of it. */
function Kinds({ faults: { fields, files }, say }: { readonly faults: ShownFaults; readonly say: Say }) {
  const missing = fields.filter(({ isMissing }) => isMissing).length;
  const wrong = fields.length + files.length - missing;
  if (missing === 0 || wrong === 0) return null;
  return (
    <p className={styles.kinds}>
      {say('application.question.kinds', 'Still to fill in: {missing}. To correct: {wrong}.', {
        missing,
        wrong,
      })}
    </p>
  );
}
