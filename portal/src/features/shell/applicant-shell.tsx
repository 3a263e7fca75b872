import { useState, type ReactNode } from 'react';
import { useText } from '../../shared/context/use-text.ts';
import styles from './applicant-shell.module.css';
import { LogOutPanel } from './log-out-panel.tsx';
import { PageFrame } from './page-frame.tsx';
import { ProfilePanel } from './profile-panel.tsx';
import { ToolbarSlot, useProgressAhead } from '../../shared/layout/toolbar-slot.ts';
import { toProgressItem } from '../../shared/layout/progress-item.ts';
import type { ToolbarItem } from '../../shared/layout/toolbar-slot.ts';
import { HeaderItems, Toolbar } from './toolbar.tsx';

type Panel = 'profile' | 'log-out';

/** The frame of a signed-in page, with My Profile, what the page adds, and Log Out always within reach (P117-P119). */
export function ApplicantShell({ children }: { readonly children: ReactNode }) {
  const [panel, setPanel] = useState<Panel>();
  const [pageItem, setPageItem] = useState<ToolbarItem>();
  const say = useText();
  const isProgressAhead = useProgressAhead(pageItem);
  const added =
    pageItem ??
    (isProgressAhead ? toProgressItem(say('application.progress', 'Progress'), ignore) : undefined);
  const open = (next: Panel) => () => {
    setPanel(next);
  };
  const close = () => {
    setPanel(undefined);
  };
  const items: ToolbarItem[] = [
    { key: 'profile', icon: 'user', label: say('toolbar.profile', 'My Profile'), onPress: open('profile') },
    ...(added ? [added] : []),
    { key: 'log-out', icon: 'log-out', label: say('toolbar.log-out', 'Log Out'), onPress: open('log-out') },
  ];

  return (
    <div className={styles.shell}>
      <ToolbarSlot value={setPageItem}>
        <PageFrame account={<HeaderItems items={items} />}>{children}</PageFrame>
      </ToolbarSlot>
      <Toolbar items={items} />
      <ProfilePanel open={panel === 'profile'} onClose={close} />
      <LogOutPanel open={panel === 'log-out'} onClose={close} />
    </div>
  );
}

function ignore() {
  // There are no steps to show yet.
}
