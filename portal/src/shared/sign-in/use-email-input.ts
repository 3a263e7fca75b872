import { isEmail } from '@handrail/engine';
import { useRef, useState, type RefObject } from 'react';

interface EmailInput {
  readonly field: { readonly inputRef: RefObject<HTMLInputElement | null>; readonly invalid: boolean };
  /** The typed address, or nothing when it is not one: then the field says so and takes the focus. */
  readonly read: () => string | undefined;
}

export function useEmailInput(): EmailInput {
  const inputRef = useRef<HTMLInputElement>(null);
  const [invalid, setInvalid] = useState(false);

  function read(): string | undefined {
    const email = inputRef.current?.value.trim() ?? '';
    const isValid = isEmail(email);
    setInvalid(!isValid);
    if (isValid) return email;

    inputRef.current?.focus();
    return undefined;
  }
  return { field: { inputRef, invalid }, read };
}
