import { ChoiceRow, type ChoiceRowProps } from '../choice-row/choice-row.tsx';

export type CheckboxProps = Omit<ChoiceRowProps, 'type' | 'nested'>;

/** A yes or no whose whole row is the target. */
export function Checkbox(props: CheckboxProps) {
  return <ChoiceRow {...props} type="checkbox" />;
}
