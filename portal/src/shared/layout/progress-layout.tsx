import { SidePanel } from '@handrail/ui';
import { useMemo, useState, type ReactNode } from 'react';
import { useText } from '../context/use-text.ts';
import styles from './progress-layout.module.css';
import { toProgressItem } from './progress-item.ts';
import { useToolbarItem } from './toolbar-slot.ts';

interface ProgressLayoutProps {
  readonly title: string;
  /** From 0 to 1. */
  readonly share: number;
  /** The steps; following one of them closes the panel that they may be in. */
  readonly renderSteps: (onFollow?: () => void) => ReactNode;
  readonly children: ReactNode;
}

/** How far along someone is: beside the page where there is room, else behind Progress in the toolbar (P116, P118). */
export function ProgressLayout({ title, share, renderSteps, children }: ProgressLayoutProps) {
  const say = useText();
  const [isOpen, setOpen] = useState(false);
  const label = say('application.progress', 'Progress');
  const item = useMemo(
    () =>
      toProgressItem(label, () => {
        setOpen(true);
      }),
    [label],
  );
  useToolbarItem(item);
  const close = () => {
    setOpen(false);
  };

  return (
    <>
      <progress className={styles.line} value={share} max={1} aria-hidden="true" />
      <div className={styles.frame}>
        <aside className={styles.panel} aria-label={label}>
          <h2 className={styles.title}>{title}</h2>
          {renderSteps()}
        </aside>
        {children}
      </div>
      <SidePanel open={isOpen} onClose={close} title={label}>
        {renderSteps(close)}
      </SidePanel>
    </>
  );
}
