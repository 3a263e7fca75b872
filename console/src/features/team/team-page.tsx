import { Button, PageHeading, Skeleton } from '@handrail/ui';
import { Trans, useLingui } from '@lingui/react';
import { useState } from 'react';
import { PageTitle } from '../../shared/context/page-title.tsx';
import { LoadFailed } from '../../shared/layout/load-failed.tsx';
import { RunDelicateProvider } from '../security/index.ts';
import { InviteDialog } from './invite-dialog.tsx';
import { MembersTable } from './members-table.tsx';
import { OpenInvitations } from './open-invitations.tsx';
import styles from '../../shared/layout/page.module.css';
import { useTeam } from './use-team.ts';

/** Who works for the partner, for admins: /team */
export function TeamPage() {
  const { i18n } = useLingui();
  const { team, isError, refetch } = useTeam();
  const [inviting, setInviting] = useState(false);

  return (
    <div className={styles.page}>
      <PageTitle title={i18n._({ id: 'console.team.title', message: 'Team' })} />
      <div className={styles.head}>
        <PageHeading
          lead={<Trans id="console.team.lead" message="Who works on cases, and what each person can do." />}
        >
          <Trans id="console.team.title" message="Team" />
        </PageHeading>
        <Button
          variant="primary"
          onClick={() => {
            setInviting(true);
          }}
        >
          <Trans id="console.team.invite" message="Invite a colleague" />
        </Button>
      </div>
      {isError && (
        <LoadFailed
          title={i18n._({ id: 'console.team.failed', message: 'We could not load the team.' })}
          onRetry={() => void refetch()}
        />
      )}
      {!team && !isError && <Skeleton lines={['long', 'long', 'long']} />}
      <RunDelicateProvider>
        {team && (
          <>
            <MembersTable members={team.members} />
            <OpenInvitations invitations={team.invitations} />
          </>
        )}
        <InviteDialog
          open={inviting}
          onClose={() => {
            setInviting(false);
          }}
        />
      </RunDelicateProvider>
    </div>
  );
}
