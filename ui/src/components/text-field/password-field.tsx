import { useLingui } from '@lingui/react';
import { useState } from 'react';
import { Button } from '../button/button.tsx';
import { TextField, type TextFieldProps } from './text-field.tsx';

/** A password that its owner may look at while typing. */
export function PasswordField(props: Omit<TextFieldProps, 'type' | 'suffix'>) {
  const { i18n } = useLingui();
  const [shown, setShown] = useState(false);

  return (
    <TextField
      autoCapitalize="none"
      spellCheck={false}
      {...props}
      type={shown ? 'text' : 'password'}
      suffix={
        <Button
          variant="quiet"
          size="small"
          aria-label={
            shown
              ? i18n._({ id: 'ui.password.hide-long', message: 'Hide password' })
              : i18n._({ id: 'ui.password.show-long', message: 'Show password' })
          }
          onClick={() => {
            setShown(!shown);
          }}
        >
          {shown
            ? i18n._({ id: 'ui.password.hide', message: 'Hide' })
            : i18n._({ id: 'ui.password.show', message: 'Show' })}
        </Button>
      }
    />
  );
}
