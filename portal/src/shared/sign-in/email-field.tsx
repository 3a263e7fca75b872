import { TextField } from '@handrail/ui';
import type { RefObject } from 'react';
import { useText } from '../context/use-text.ts';

interface EmailFieldProps {
  readonly inputRef: RefObject<HTMLInputElement | null>;
  readonly hint?: string;
  readonly invalid: boolean;
}

/** An email address; the browser keeps what is typed, so that nothing before the page is ready gets lost. */
export function EmailField({ inputRef, hint, invalid }: EmailFieldProps) {
  const say = useText();
  return (
    <TextField
      ref={inputRef}
      id="email"
      label={say('email.label', 'Email')}
      hint={hint}
      error={invalid ? say('email.invalid', 'Please enter a valid email address') : undefined}
      type="email"
      inputMode="email"
      autoComplete="email"
      autoCapitalize="none"
      spellCheck={false}
      enterKeyHint="send"
    />
  );
}
