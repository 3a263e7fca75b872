import { useLingui } from '@lingui/react';
import { useEffect, useRef, type ReactNode } from 'react';
import { classNames } from '../../class-names.ts';
import { ErrorInTitle } from '../../page/error-in-title.tsx';
import { Button } from '../button/button.tsx';
import { Icon } from '../icon/icon.tsx';
import type { IconName } from '../icon/icon-paths.ts';
import { VisuallyHidden } from '../visually-hidden/visually-hidden.tsx';
import styles from './banner.module.css';

export type Tone = 'info' | 'success' | 'warning' | 'error';

export interface BannerProps {
  tone: Tone;
  title?: ReactNode;
  children?: ReactNode;
  /** Announces itself when it appears after the page has loaded; an error at once, the rest in turn. */
  live?: boolean | undefined;
  /** Says what came of a press: announces itself, and scrolls into view wherever the button stands. */
  answersPress?: boolean | undefined;
  /** Spans the page under the header. */
  strip?: boolean | undefined;
  onDismiss?: (() => void) | undefined;
}

const icons = {
  info: 'info',
  success: 'check-circle',
  warning: 'warning',
  error: 'alert',
} as const satisfies Record<Tone, IconName>;

/** Something to know before going on, with its tone in an icon, a word and a color. */
export function Banner({ tone, title, children, live, answersPress, strip, onDismiss }: BannerProps) {
  const { i18n } = useLingui();
  const banner = useRef<HTMLDivElement>(null);
  const isLive = live === true || answersPress === true;
  useEffect(() => {
    if (answersPress) banner.current?.scrollIntoView({ block: 'nearest' });
  }, [answersPress, title]);
  const words = {
    info: i18n._({ id: 'ui.banner.info', message: 'Information:' }),
    success: i18n._({ id: 'ui.banner.success', message: 'Success:' }),
    warning: i18n._({ id: 'ui.banner.warning', message: 'Warning:' }),
    error: i18n._({ id: 'ui.banner.error', message: 'Error:' }),
  } satisfies Record<Tone, string>;
  const liveRole = tone === 'error' ? 'alert' : 'status';

  return (
    <div
      ref={banner}
      className={classNames(styles.banner, styles[tone], strip && styles.strip)}
      role={isLive ? liveRole : undefined}
    >
      {isLive && tone === 'error' && <ErrorInTitle />}
      <Icon name={icons[tone]} className={styles.icon} />
      <div className={styles.text}>
        <VisuallyHidden>{words[tone]} </VisuallyHidden>
        {title && <strong className={styles.title}>{title}</strong>}
        {children && <div className={styles.body}>{children}</div>}
      </div>
      {onDismiss && (
        <Button variant="quiet" size="small" className={styles.dismiss} onClick={onDismiss}>
          {i18n._({ id: 'ui.banner.dismiss', message: 'Dismiss' })}
        </Button>
      )}
    </div>
  );
}
