import { announceLogOut, Banner, Button, buttonClass, Icon, SidePanel } from '@handrail/ui';
import { removeDrafts } from '@handrail/ui/drafts';
import { Trans, useLingui } from '@lingui/react';
import { useMutation } from '@tanstack/react-query';
import { Link } from 'react-router';
import { useConsole, useStaffMember } from '../../shared/context/console-context.tsx';
import { EndSessionDocument } from '../../gql/operations.ts';
import { ThemeSelect } from '../appearance/index.ts';
import { may } from '../../shared/session/may.ts';
import { basenameOf } from '../../shared/partner/partner-names.ts';
import styles from './account-panel.module.css';
import { staffRoleText } from '../../shared/layout/staff-role-text.ts';

/** Who is at work, how the console looks, and the way out. */
export function AccountPanel({ open, onClose }: { open: boolean; onClose: () => void }) {
  const { i18n } = useLingui();
  const { partner, request } = useConsole();
  const staff = useStaffMember();

  const signOut = useMutation({
    mutationFn: () => request(EndSessionDocument, {}),
    onSuccess: () => {
      removeDrafts();
      announceLogOut();
      window.location.assign(`${basenameOf(partner)}/sign-in`);
    },
  });

  return (
    <SidePanel open={open} onClose={onClose} title={staff.name ?? staff.email}>
      <div className={styles.body}>
        <p className={styles.about}>
          {staff.email}
          <br />
          {staffRoleText(i18n, staff.role)}, {partner.name}
        </p>
        <Link to="/security" className={buttonClass()} onClick={onClose}>
          <Icon name="lock" />
          <Trans id="console.account.security" message="My security" />
        </Link>
        {may(staff, 'changeSettings') && (
          <Link to="/income-limits" className={buttonClass()} onClick={onClose}>
            <Trans id="console.limits.title" message="Income limits" />
          </Link>
        )}
        <ThemeSelect />
        {signOut.isError && (
          <Banner
            live
            tone="error"
            title={i18n._({
              id: 'console.sign-out.failed',
              message: 'We could not sign you out. Please try again.',
            })}
          />
        )}
        <Button
          busy={signOut.isPending || signOut.isSuccess}
          busyLabel={i18n._({ id: 'console.sign-out.busy', message: 'Signing out' })}
          onClick={() => {
            signOut.mutate();
          }}
        >
          <Icon name="log-out" />
          <Trans id="console.sign-out" message="Sign Out" />
        </Button>
      </div>
    </SidePanel>
  );
}
