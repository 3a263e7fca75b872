import type { ComponentProps } from 'react';
import { classNames } from '../../class-names.ts';
import { buttonClass, type ButtonLook } from './button-class.ts';

/** A link that looks like a button because it leads on. */
export function LinkButton({
  variant,
  size,
  block,
  className,
  children,
  ...rest
}: ComponentProps<'a'> & ButtonLook) {
  return (
    <a {...rest} className={classNames(buttonClass({ variant, size, block }), className)}>
      {children}
    </a>
  );
}
