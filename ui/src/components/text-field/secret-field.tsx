import { useLingui } from '@lingui/react';
import { useState } from 'react';
import { classNames } from '../../class-names.ts';
import { Button } from '../button/button.tsx';
import styles from './secret-field.module.css';
import { TextField, type TextFieldProps } from './text-field.tsx';

interface SecretFieldProps extends Omit<TextFieldProps, 'type' | 'suffix' | 'label'> {
  label: string;
}

/** A number that is hidden from onlookers and that its owner can reveal. Not a password field, so no browser offers to save it. */
export function SecretField({ label, className, ...props }: SecretFieldProps) {
  const { i18n } = useLingui();
  const [shown, setShown] = useState(false);

  return (
    <TextField
      autoComplete="off"
      autoCapitalize="none"
      autoCorrect="off"
      spellCheck={false}
      {...props}
      label={label}
      className={classNames(!shown && styles.hidden, className)}
      suffix={
        <Button
          variant="quiet"
          size="small"
          aria-label={
            shown
              ? i18n._({ id: 'ui.secret.hide-long', message: 'Hide {label}', values: { label } })
              : i18n._({ id: 'ui.secret.show-long', message: 'Show {label}', values: { label } })
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
