import { Chip, Table } from '@handrail/ui';
import { Trans, useLingui } from '@lingui/react';
import { useDates } from '../../shared/context/use-dates.ts';
import { staffRoleText } from '../../shared/layout/staff-role-text.ts';
import { InvitationActions } from './invitation-actions.tsx';
import styles from '../../shared/layout/page.module.css';
import type { Invitation } from './use-team.ts';

/** The invitations that nobody has used yet. */
export function OpenInvitations({ invitations }: { readonly invitations: readonly Invitation[] }) {
  const { i18n } = useLingui();
  const { sayMoment } = useDates();
  const title = i18n._({ id: 'console.invitations.title', message: 'Open invitations' });
  return (
    <section className={styles.section} aria-label={title}>
      <h2>{title}</h2>
      {invitations.length === 0 ? (
        <p>
          <Trans
            id="console.invitations.empty"
            message="There are none. When you invite someone, they are listed here until they join."
          />
        </p>
      ) : (
        <Table
          stacked
          caption={title}
          rows={invitations}
          rowKey={({ id }) => id}
          columns={[
            {
              key: 'email',
              header: i18n._({ id: 'console.invitations.column.email', message: 'Email' }),
              isRowHeader: true,
              cell: ({ email }) => email,
            },
            {
              key: 'role',
              header: i18n._({ id: 'console.invitations.column.role', message: 'Role' }),
              cell: ({ role }) => staffRoleText(i18n, role),
            },
            {
              key: 'until',
              header: i18n._({ id: 'console.invitations.column.until', message: 'Expires' }),
              cell: ({ expiresAt, isExpired }) =>
                isExpired ? (
                  <Chip tone="warning" icon="clock">
                    <Trans id="console.invitations.expired" message="Expired" />
                  </Chip>
                ) : (
                  sayMoment(expiresAt)
                ),
            },
            {
              key: 'actions',
              header: i18n._({ id: 'console.invitations.column.actions', message: 'Actions' }),
              cell: (invitation) => <InvitationActions invitation={invitation} />,
            },
          ]}
        />
      )}
    </section>
  );
}
