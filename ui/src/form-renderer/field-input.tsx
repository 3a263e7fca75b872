import {
  renderCopy,
  renderField,
  sayMessages,
  type AnswerValue,
  type Field,
  type FieldState,
} from '@handrail/engine';
import { useLingui } from '@lingui/react';
import { memo, useMemo, useState, type ReactNode } from 'react';
import { toErrorWord } from '../page/error-in-title.tsx';
import { announce } from '../page/announce.ts';
import { afterPress } from '../press/after-press.ts';
import { CalculatedControl } from './controls/calculated-control.tsx';
import { CheckboxControl } from './controls/checkbox-control.tsx';
import { CheckboxGroupControl } from './controls/checkbox-group-control.tsx';
import { ComplexControl } from './controls/complex/complex-control.tsx';
import type { ControlProps } from './controls/control-props.ts';
import { DateControl } from './controls/date-control.tsx';
import { DropdownControl } from './controls/dropdown/dropdown-control.tsx';
import {
  AddressControl,
  DocumentControl,
  LockedField,
  LockedList,
  RepeatedControl,
} from './controls/late-controls.ts';
import { RadioListControl } from './controls/radio-list-control.tsx';
import { TextControl } from './controls/text-control.tsx';
import { TypographyControl } from './controls/typography-control.tsx';
import { toFieldId } from './field-id.ts';
import { useForm } from './form-context.tsx';
import { AskedField } from './lock/asked-field.tsx';
import { useIsLocked } from './lock/use-is-locked.ts';
import { toNamedMessage } from './named-message.ts';
import { useField } from './use-field.ts';

interface FieldInputProps {
  readonly path: string;
  /** Stands before the label of a part ("Owner" in "Owner Name"). */
  readonly labelPrefix?: string | undefined;
}

/** One field of a form, as the control of its kind; nothing while the field is hidden. */
export const FieldInput = memo(function FieldInput({ path, labelPrefix }: FieldInputProps) {
  const state = useField(path);
  const words = useWords(state, labelPrefix);
  const acts = useActs(path, state, words.label);
  const { copyValues, lock } = useForm();
  const isLocked = useIsLocked(path, state?.field);
  const field = useMemo(() => state && renderField(state.field, copyValues), [state, copyValues]);
  if (!state?.isVisible || !field) return null;
  const id = toFieldId(path);
  const props = { state, id, ...words, ...acts };
  if (isLocked && field.type === 'Complex') return <LockedList {...props} field={field} Part={FieldInput} />;
  if (isLocked) {
    const value = state.value as AnswerValue;
    return <LockedField id={id} path={path} field={field} label={words.label} value={value} />;
  }
  const requests = lock?.requestsOf(path) ?? [];
  const control = renderControl(field, props);
  return requests.length > 0 ? (
    <AskedField id={id} label={words.label} requests={requests}>
      {control}
    </AskedField>
  ) : (
    control
  );
});

function useWords(state: FieldState | undefined, labelPrefix: string | undefined) {
  const { copyValues, sourceOf } = useForm();
  const { copy = '', helperText } = state?.field ?? {};
  const label = renderCopy(copy, copyValues);
  const isRequired = state?.isRequired ?? false;
  return {
    label: labelPrefix === undefined ? label : `${labelPrefix} ${label}`,
    hint: helperText === undefined ? undefined : renderCopy(helperText, copyValues),
    required: isRequired,
    optional: !isRequired,
    note: state && sourceOf?.(state.path),
  };
}

/** While someone types into a field without a fault, nothing is called wrong; it is once they leave. */
function useActs(path: string, state: FieldState | undefined, label: string) {
  const { i18n } = useLingui();
  const { store, copyValues } = useForm();
  const [isTyping, setTyping] = useState(false);
  const shown = state?.shownErrors ?? [];
  const say = (errors: readonly string[]) => renderCopy(sayMessages(errors), copyValues);
  const error = isTyping || shown.length === 0 ? undefined : say(shown);
  return {
    error,
    onChange: (value: AnswerValue) => {
      if (shown.length === 0) setTyping(true);
      store.act((form) => form.setAnswer(path, value));
    },
    onLeave: () => {
      // An error pushes down what is below it, possibly the button that is being pressed.
      afterPress(() => {
        setTyping(false);
        store.act((form) => form.touch(path));
        const found = say(store.form.findField(path)?.shownErrors ?? []);
        if (found !== '' && found !== error) announce(`${toErrorWord(i18n)} ${toNamedMessage(label, found)}`);
      });
    },
  };
}

function renderControl(field: Field, props: Omit<ControlProps, 'field'>): ReactNode {
  switch (field.type) {
    case 'Address':
      return <AddressControl {...props} field={field} />;
    case 'Calculated':
      return <CalculatedControl {...props} field={field} />;
    case 'Checkbox':
      return <CheckboxControl {...props} field={field} />;
    case 'CheckboxGroup':
      return <CheckboxGroupControl {...props} field={field} />;
    case 'Complex':
      return field.repeated ? (
        <RepeatedControl {...props} field={field} Part={FieldInput} />
      ) : (
        <ComplexControl {...props} field={field} Part={FieldInput} />
      );
    case 'Date':
      return <DateControl {...props} field={field} />;
    case 'Document':
      return <DocumentControl {...props} field={field} />;
    case 'Dropdown':
      return <DropdownControl {...props} field={field} />;
    case 'RadioList':
      return <RadioListControl {...props} field={field} />;
    case 'Text':
      return <TextControl {...props} field={field} />;
    case 'Typography':
      return <TypographyControl {...props} field={field} />;
  }
}
