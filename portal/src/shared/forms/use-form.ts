import { sayMessages, type FormErrors } from '@handrail/engine';
import { afterPress, announce, watchPresses } from '@handrail/ui';
import { useEffect, useState } from 'react';
import { useText } from '../context/use-text.ts';

interface FormSettings<Values> {
  readonly initial: Values;
  readonly check: (values: Values) => FormErrors<string>;
  /** Gives nothing when it worked, else what to say. */
  readonly save: (values: Values) => Promise<string | undefined>;
  readonly onChange?: ((values: Values) => void) | undefined;
}

export interface Form<Values> {
  readonly values: Values;
  readonly set: (changes: Partial<Values>) => void;
  /** Call it when a field is left: from then on its faults are shown. */
  readonly leave: (field: string) => void;
  readonly errorOf: (field: string) => string | undefined;
  readonly errorsOf: (field: string) => readonly string[];
  /** How often saving was tried while something was wrong; a summary of the faults is shown anew each time. */
  readonly failedTries: number;
  /** Everything that is wrong, also what is not shown yet. */
  readonly errors: FormErrors<string>;
  readonly submit: () => void;
  /** Forgets what was wrong before, because the form now asks for something else. */
  readonly startOver: () => void;
  readonly busy: boolean;
  readonly failure: string | undefined;
}

/** The state of a form in the account area, checked on blur and on save. A field's id is its name. */
export function useForm<Values extends object>({
  initial,
  check,
  save,
  onChange,
}: FormSettings<Values>): Form<Values> {
  const say = useText();
  const [values, setValues] = useState(initial);
  const [left, setLeft] = useState<ReadonlySet<string>>(new Set());
  const [tried, setTried] = useState(false);
  const [failedTries, setFailedTries] = useState(0);
  const [busy, setBusy] = useState(false);
  const [failure, setFailure] = useState<string>();
  const errors = check(values);
  useEffect(watchPresses, []);
  const errorsOf = (field: string) => (tried || left.has(field) ? (errors[field] ?? []) : []);

  async function submit() {
    if (busy) return;
    setTried(true);
    setFailure(undefined);
    const [first] = Object.keys(errors);
    if (first !== undefined) {
      setFailedTries((count) => count + 1);
      document.getElementById(first)?.focus();
      return;
    }
    setBusy(true);
    setFailure(await save(values));
    setBusy(false);
  }

  return {
    values,
    set: (changes) => {
      const next = { ...values, ...changes };
      setValues(next);
      onChange?.(next);
    },
    leave: (field) => {
      if (left.has(field)) return;
      // An error that appears while a button is pressed would move the button out from under the finger.
      afterPress(() => {
        setLeft((before) => new Set([...before, field]));
        const found = errors[field];
        if (found) announce(say('form.error', 'Error: {message}', { message: sayMessages(found) }));
      });
    },
    errorsOf,
    errorOf: (field) => sayMessages(errorsOf(field)) || undefined,
    failedTries,
    errors,
    submit: () => void submit(),
    startOver: () => {
      setTried(false);
      setLeft(new Set());
      setFailedTries(0);
      setFailure(undefined);
    },
    busy,
    failure,
  };
}
