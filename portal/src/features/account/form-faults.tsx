import { sayMessages } from '@handrail/engine';
import { ErrorSummary, useAfterTyping, type FieldError } from '@handrail/ui';
import { useText } from '../../app/use-text.ts';
import type { Form } from './use-form.ts';

interface FormFaultsProps {
  readonly form: Pick<Form<unknown>, 'errors' | 'failedTries'>;
  /** The name of each field, in the order of the page. */
  readonly labels: Readonly<Record<string, string>>;
}

/** What is wrong after a try to save, each a link to its field; it takes the focus and shrinks as things are mended. */
export function FormFaults({ form: { errors, failedTries }, labels }: FormFaultsProps) {
  const faults = Object.entries(labels).flatMap(([field, label]): FieldError[] => {
    const text = sayMessages(errors[field] ?? []);
    if (text === '') return [];
    return [{ fieldId: field, message: text.startsWith(label) ? text : `${label}: ${text}` }];
  });
  return failedTries === 0 ? null : <Faults key={failedTries} faults={faults} />;
}

function Faults({ faults }: { readonly faults: readonly FieldError[] }) {
  const say = useText();
  const shown = JSON.parse(useAfterTyping(JSON.stringify(faults))) as readonly FieldError[];
  if (shown.length === 0) return null;
  const title =
    shown.length === 1
      ? say('form.check-one', 'Please check 1 answer')
      : say('form.check', 'Please check {count} answers', { count: shown.length });
  return <ErrorSummary title={title} errors={shown} />;
}
