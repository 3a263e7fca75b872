import { SidePanel } from '@handrail/ui';
import { useMemo, useState, type ReactNode } from 'react';
import { useText } from '../../../shared/context/use-text.ts';
import { useToolbarItem } from '../../../shared/layout/toolbar-slot.ts';
import { useApplication, useOutline } from '../application-context.tsx';
import styles from './progress-frame.module.css';
import { SectionProgress } from './section-progress.tsx';

/** How far along the application is: beside the page where there is room, else behind Progress in the toolbar (P116, P118). */
export function ProgressFrame({ children }: { readonly children: ReactNode }) {
  const say = useText();
  const { program } = useApplication();
  const { report } = useOutline();
  const [isOpen, setOpen] = useState(false);
  const label = say('application.progress', 'Progress');
  const item = useMemo(
    () => ({
      key: 'progress',
      icon: 'progress' as const,
      label,
      onPress: () => {
        setOpen(true);
      },
    }),
    [label],
  );
  useToolbarItem(item);
  const close = () => {
    setOpen(false);
  };

  return (
    <>
      <progress className={styles.line} value={report.progress} max={1} aria-hidden="true" />
      <div className={styles.frame}>
        <aside className={styles.panel} aria-label={label}>
          <h2 className={styles.program}>{program.name}</h2>
          <SectionProgress />
        </aside>
        {children}
      </div>
      <SidePanel open={isOpen} onClose={close} title={label}>
        <SectionProgress onFollow={close} />
      </SidePanel>
    </>
  );
}
