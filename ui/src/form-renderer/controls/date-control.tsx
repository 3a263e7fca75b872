import type { ControlProps } from './control-props.ts';
import { useForm } from '../form-context.tsx';
import { DateInput } from './date-input.tsx';

/** A day, typed or chosen from the calendar. */
export function DateControl(props: ControlProps<'Date'>) {
  const { allowedRange, minimumDate, maximumDate } = props.field;
  const { today } = useForm().store.form.settings;
  const isUpToToday = allowedRange === 'past' || allowedRange === 'today';
  const limits = {
    min: listDays(minimumDate, allowedRange === 'future' && today).at(-1),
    max: listDays(maximumDate, isUpToToday && today).at(0),
  };
  return <DateInput {...props} limits={limits} />;
}

function listDays(...days: readonly (string | false | undefined)[]): string[] {
  return days.filter((day) => typeof day === 'string').sort();
}
