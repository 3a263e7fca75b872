import { TextAreaField } from '@handrail/ui';
import { useLingui } from '@lingui/react';

interface StaffNoteFieldProps {
  readonly label: string;
  readonly value: string;
  readonly isMissing: boolean;
  readonly onChange: (value: string) => void;
}

/** Why money is held, canceled or stopped, for staff alone. */
export function StaffNoteField({ label, value, isMissing, onChange }: StaffNoteFieldProps) {
  const { i18n } = useLingui();
  return (
    <TextAreaField
      label={label}
      hint={i18n._({ id: 'console.payment.note.hint', message: 'Only staff read it.' })}
      error={
        isMissing
          ? i18n._({ id: 'console.payment.note.missing', message: 'Say why, in a few words' })
          : undefined
      }
      required
      maxLength={2000}
      value={value}
      onChange={({ currentTarget }) => {
        onChange(currentTarget.value);
      }}
    />
  );
}
