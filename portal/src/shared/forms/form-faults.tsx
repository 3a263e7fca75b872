import { sayMessages } from '@handrail/engine';
import { ErrorSummary, useAfterTyping, type FieldError } from '@handrail/ui';
import { useText } from '../context/use-text.ts';
import { FaultKinds } from './fault-kinds.tsx';
import type { Form } from './use-form.ts';

interface FormFaultsProps {
  readonly form: Pick<Form<unknown>, 'errors' | 'failedTries'>;
  /** The name of each field, in the order of the page. */
  readonly labels: Readonly<Record<string, string>>;
  /** How many of the faults are required fields that are empty, where a banner says so. */
  readonly missingCount?: number | undefined;
}

/** What is wrong after a try to save, each a link to its field; it takes the focus and shrinks as things are mended. */
export function FormFaults({ form: { errors, failedTries }, labels, missingCount = 0 }: FormFaultsProps) {
  const faults = Object.entries(labels).flatMap(([field, label]): FieldError[] => {
    const text = sayMessages(errors[field] ?? []);
    if (text === '') return [];
    return [{ fieldId: field, message: text.startsWith(label) ? text : `${label}: ${text}` }];
  });
  return failedTries === 0 ? null : <Faults key={failedTries} faults={faults} missingCount={missingCount} />;
}

interface FaultsProps {
  readonly faults: readonly FieldError[];
  readonly missingCount: number;
}

function Faults(faults: FaultsProps) {
  const say = useText();
  const { faults: shown, missingCount } = JSON.parse(useAfterTyping(JSON.stringify(faults))) as FaultsProps;
  if (shown.length === 0) return null;
  const title =
    shown.length === 1
      ? say('form.check-one', 'Please check 1 answer')
      : say('form.check', 'Please check {count} answers', { count: shown.length });
  return (
    <ErrorSummary title={title} errors={shown}>
      <FaultKinds missing={missingCount} wrong={shown.length - missingCount} />
    </ErrorSummary>
  );
}
