import { PasswordField } from '../../components/text-field/password-field.tsx';
import { TextAreaField } from '../../components/text-field/text-area-field.tsx';
import { TextField, type TextFieldProps } from '../../components/text-field/text-field.tsx';
import { toAutoComplete } from './auto-complete.ts';
import type { ControlProps, FieldOf } from './control-props.ts';
import { DateInput } from './date-input.tsx';
import { maskOf } from './masks/mask-of.ts';
import styles from './text-control.module.css';
import { hasLengthLimit, TextNote } from './text-note.tsx';
import { useTypedText } from './use-typed-text.ts';

/** Typed text of any input type. */
export function TextControl(props: ControlProps<'Text'>) {
  return props.field.inputType === 'Date' ? <DateInput {...props} limits={{}} /> : <TypedText {...props} />;
}

function TypedText({ field, state, onChange, onLeave, note, ...words }: ControlProps<'Text'>) {
  const { inputType = 'Text', multiline, rows, placeholder } = field;
  const { text, isTyping, handlers } = useTypedText(maskOf(inputType), {
    value: state.value,
    onChange,
    onLeave,
  });
  const input = {
    ...words,
    ...handlers,
    value: text,
    placeholder,
    note: hasLengthLimit(field) ? (
      <TextNote field={field} text={text} isTyping={isTyping && words.error === undefined} source={note} />
    ) : (
      note
    ),
  };
  if (multiline) return <TextAreaField {...input} rows={rows} />;
  const line = {
    enterKeyHint: 'next',
    autoComplete: toAutoComplete(state.path),
    ...looks[inputType],
  } as const;
  return inputType === 'Password' ? (
    <PasswordField {...input} {...line} />
  ) : (
    <TextField {...input} {...line} />
  );
}

/** The keyboard that fits and a width that tells how much to type. */
const looks = {
  Text: {},
  Email: { type: 'email', inputMode: 'email', autoCapitalize: 'none', spellCheck: false },
  Phone: { type: 'tel', inputMode: 'tel', fit: 'phone' },
  Tel: { type: 'tel', inputMode: 'tel', fit: 'phone' },
  Currency: { inputMode: 'decimal', prefix: '$', fit: 'money' },
  Number: { inputMode: 'decimal', fit: 'money' },
  Signature: { autoCapitalize: 'words', spellCheck: false, className: styles.signature },
  // A form asks for another password than the one of this site.
  Password: { autoComplete: 'new-password' },
  Date: {},
} as const satisfies Record<
  NonNullable<FieldOf<'Text'>['inputType']>,
  Omit<TextFieldProps, 'label' | 'className'> & { className?: string | undefined }
>;
