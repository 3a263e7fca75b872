import {
  reportQuestion,
  type AnswerValue,
  type CopyValues,
  type Answers,
  type LiveForm,
  type Question,
} from '@handrail/engine';
import { AnswerList, type DocumentDoor } from '@handrail/ui/form-renderer';
import { Trans } from '@lingui/react';
import { useText } from '../../../shared/context/use-text.ts';
import { sayOrigin } from './say-origin.ts';

interface AnsweredFieldsProps {
  readonly question: Question;
  readonly form: LiveForm;
  readonly copyValues: CopyValues;
  readonly documents?: Pick<DocumentDoor, 'find'> | undefined;
  readonly previous?: Answers | undefined;
  /** Whether the answers can still be given, so that a missing one stands out. */
  readonly isOpen?: boolean;
}

/** What was answered to a question as it counts: copied and calculated values with it, or that it was skipped (P449). */
export function AnsweredFields({ question, form, copyValues, isOpen, ...rest }: AnsweredFieldsProps) {
  const say = useText();
  if (reportQuestion(form, question.key)?.isSkipped) {
    return (
      <p>
        <Trans id="application.review.skipped" message="You skipped this question." />
      </p>
    );
  }
  return (
    <AnswerList
      {...rest}
      fields={question.fields}
      answers={form.submittedAnswers()}
      copyValues={copyValues}
      isShown={(path) => form.findField(path)?.isActive ?? false}
      isMissing={(path) => isOpen === true && (form.findField(path)?.isMissing ?? false)}
      noteOf={(field, path, value: AnswerValue) => sayOrigin(say, { form, copyValues, field, path, value })}
    />
  );
}
