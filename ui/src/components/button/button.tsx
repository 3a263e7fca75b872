import { useLingui } from '@lingui/react';
import type { ComponentProps, MouseEvent } from 'react';
import { classNames } from '../../class-names.ts';
import { VisuallyHidden } from '../visually-hidden/visually-hidden.tsx';
import { buttonClass, type ButtonLook } from './button-class.ts';
import styles from './button.module.css';

export interface ButtonProps extends ComponentProps<'button'>, ButtonLook {
  /** Work is in progress: the button keeps its width, ignores a second press, and says so. */
  busy?: boolean | undefined;
  busyLabel?: string | undefined;
}

export function Button({
  variant,
  size,
  block,
  busy,
  busyLabel,
  type = 'button',
  className,
  children,
  onClick,
  ...rest
}: ButtonProps) {
  const { i18n } = useLingui();

  // A disabled button would lose the focus, so a busy one stays enabled and ignores presses.
  function handleClick(event: MouseEvent<HTMLButtonElement>) {
    if (busy) event.preventDefault();
    else onClick?.(event);
  }

  return (
    <>
      <button
        {...rest}
        type={type}
        className={classNames(buttonClass({ variant, size, block }), busy && styles.busy, className)}
        aria-disabled={busy ? true : undefined}
        onClick={handleClick}
      >
        <span className={styles.content}>{children}</span>
      </button>
      {busy !== undefined && (
        <VisuallyHidden>
          <span role="status">
            {busy && (busyLabel ?? i18n._({ id: 'ui.button.busy', message: 'Please wait' }))}
          </span>
        </VisuallyHidden>
      )}
    </>
  );
}
