import type { ComponentProps } from 'react';
import { classNames } from '../../class-names.ts';
import styles from './card.module.css';

export interface CardProps extends ComponentProps<'div'> {
  as?: 'div' | 'section' | 'article' | 'li' | undefined;
  /** Without inner space, for lists and tables that reach the edge. */
  flush?: boolean | undefined;
}

/** A surface with an edge; it has no shadow because it does not float. */
export function Card({ as = 'div', flush, className, ...rest }: CardProps) {
  // Every choice of `as` takes the attributes of a div.
  const Element = as as 'div';
  return <Element {...rest} className={classNames(styles.card, flush && styles.flush, className)} />;
}
