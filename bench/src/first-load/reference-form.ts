import { createElement, useState, type SubmitEvent } from 'react';

/** The least that a sign-in form can be: one field, one button, one error. */
export function ReferenceForm() {
  const [isInvalid, setInvalid] = useState(false);

  function handleSubmit(event: SubmitEvent) {
    event.preventDefault();
    setInvalid(true);
  }
  return createElement(
    'form',
    { onSubmit: handleSubmit, noValidate: true },
    createElement('label', { htmlFor: 'email' }, 'Email'),
    createElement('input', { id: 'email', type: 'email' }),
    isInvalid && createElement('p', { role: 'alert' }, 'Please enter a valid email address'),
    createElement('button', { type: 'submit' }, 'Send'),
  );
}
