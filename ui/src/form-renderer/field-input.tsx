import { renderCopy, type AnswerValue, type Field, type FieldState } from '@handrail/engine';
import { useState, type ReactNode } from 'react';
import type { ControlProps } from './controls/control-props.ts';
import { TextControl } from './controls/text-control.tsx';
import { toFieldId } from './field-id.ts';
import { useForm } from './form-context.tsx';
import { useField } from './use-field.ts';

interface FieldInputProps {
  readonly path: string;
  /** Stands before the label of a part ("Owner" in "Owner Name"). */
  readonly labelPrefix?: string | undefined;
}

/** One field of a form, as the control of its kind; nothing while the field is hidden. */
export function FieldInput({ path, labelPrefix }: FieldInputProps) {
  const state = useField(path);
  const words = useWords(state, labelPrefix);
  const acts = useActs(path, state);
  if (!state?.isVisible) return null;
  return renderControl(state.field, { state, id: toFieldId(path), ...words, ...acts });
}

function useWords(state: FieldState | undefined, labelPrefix: string | undefined) {
  const { copyValues } = useForm();
  const { copy = '', helperText } = state?.field ?? {};
  const label = renderCopy(copy, copyValues);
  const isRequired = state?.isRequired ?? false;
  return {
    label: labelPrefix === undefined ? label : `${labelPrefix} ${label}`,
    hint: helperText === undefined ? undefined : renderCopy(helperText, copyValues),
    required: isRequired,
    optional: !isRequired,
  };
}

/** While somebody types into a field without a fault, nothing is called wrong; it is once they leave. */
function useActs(path: string, state: FieldState | undefined) {
  const { store } = useForm();
  const [isTyping, setTyping] = useState(false);
  const shown = state?.shownErrors ?? [];
  return {
    error: isTyping || shown.length === 0 ? undefined : shown.join(' '),
    onChange: (value: AnswerValue) => {
      if (shown.length === 0) setTyping(true);
      store.act((form) => form.setAnswer(path, value));
    },
    onLeave: () => {
      setTyping(false);
      store.act((form) => form.touch(path));
    },
  };
}

function renderControl(field: Field, props: Omit<ControlProps, 'field'>): ReactNode {
  switch (field.type) {
    case 'Text':
      return <TextControl {...props} field={field} />;
    case 'Address':
    case 'Calculated':
    case 'Checkbox':
    case 'CheckboxGroup':
    case 'Complex':
    case 'Date':
    case 'Document':
    case 'Dropdown':
    case 'RadioList':
    case 'Typography':
      return null;
  }
}
