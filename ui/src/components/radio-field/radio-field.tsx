import { ChoiceRows } from '../../form-renderer/controls/choice-rows.tsx';
import { GroupFrame } from '../../form-renderer/controls/group-frame.tsx';
import type { FieldTexts } from '../text-field/field-frame.tsx';

export interface RadioFieldProps extends FieldTexts {
  /** The id of the first choice, to which error summaries lead. */
  id: string;
  options: readonly { readonly value: string; readonly label: string; readonly description?: string }[];
  value: string;
  onChange: (value: string) => void;
}

/** One of a few choices, all of them in sight. */
export function RadioField({ options, value, onChange, ...words }: RadioFieldProps) {
  return (
    <GroupFrame {...words} role="radiogroup">
      <ChoiceRows
        type="radio"
        id={words.id}
        options={options.map((option) => ({ option, depth: 0, isDisabled: false }))}
        chosen={[value]}
        onChoose={onChange}
      />
    </GroupFrame>
  );
}
