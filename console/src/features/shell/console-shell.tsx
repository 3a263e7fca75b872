import { useState } from 'react';
import { Outlet, useNavigate } from 'react-router';
import { IdleGuard } from '../identity/index.ts';
import { KeyboardHelp } from '../../shared/keyboard/keyboard-help.tsx';
import { useStaffMember } from '../../shared/context/console-context.tsx';
import { may } from '../../shared/session/may.ts';
import { PaletteOpener } from '../palette/index.ts';
import { useShortcut } from '../../shared/keyboard/use-shortcut.ts';
import { AccountPanel } from './account-panel.tsx';
import styles from './console-shell.module.css';
import { Navigation } from './navigation.tsx';
import { TopBar } from './top-bar.tsx';

/** The frame around every screen of the staff: navigation on the ground, work on one inset sheet. */
export function ConsoleShell() {
  const [open, setOpen] = useState<'help' | 'account'>();
  const close = () => {
    setOpen(undefined);
  };
  const openHelp = () => {
    setOpen('help');
  };
  const navigate = useNavigate();
  useShortcut('help', openHelp);
  useShortcut('goToCases', () => {
    void navigate('/cases');
  });
  const hasFunds = may(useStaffMember(), 'issuePayments');
  useShortcut('goToFunds', () => {
    if (hasFunds) void navigate('/funds');
  });
  useShortcut('goToStart', () => {
    void navigate('/');
  });

  return (
    <div className={styles.app}>
      <Navigation
        onOpenAccount={() => {
          setOpen('account');
        }}
      />
      <div className={styles.work}>
        <TopBar onOpenHelp={openHelp} />
        <main id="main" className={styles.sheet}>
          <Outlet />
        </main>
      </div>
      <IdleGuard />
      <PaletteOpener />
      <KeyboardHelp open={open === 'help'} onClose={close} />
      <AccountPanel open={open === 'account'} onClose={close} />
    </div>
  );
}
