import { Button, Chip, Table } from '@handrail/ui';
import type { I18n } from '@lingui/core';
import { Trans, useLingui } from '@lingui/react';
import { useState } from 'react';
import { staffRoleText } from '../../shared/layout/staff-role-text.ts';
import styles from './members-table.module.css';
import { RevokeDialog } from './revoke-dialog.tsx';
import { RoleSelect } from './role-select.tsx';
import type { Member } from './use-team.ts';

/** Everyone who works for the partner, with their role and the way to remove them. */
export function MembersTable({ members }: { readonly members: readonly Member[] }) {
  const { i18n } = useLingui();
  const [leaving, setLeaving] = useState<Member>();
  const isFixed = ({ isSelf, role }: Member) => isSelf || role === 'platform';

  return (
    <>
      <Table
        stacked
        caption={i18n._({ id: 'console.team.members', message: 'Members' })}
        rows={members}
        rowKey={({ userId }) => userId}
        columns={[
          {
            key: 'name',
            header: i18n._({ id: 'console.team.column.name', message: 'Name' }),
            isRowHeader: true,
            cell: ({ name, email, isSelf }) => (
              <>
                <span>
                  {name ?? email}
                  {isSelf && (
                    <span className={styles.self}>
                      {' '}
                      <Trans id="console.team.you" message="(you)" />
                    </span>
                  )}
                </span>
                <span className={styles.email}>{email}</span>
              </>
            ),
          },
          {
            key: 'role',
            header: i18n._({ id: 'console.team.column.role', message: 'Role' }),
            cell: (member) =>
              isFixed(member) ? staffRoleText(i18n, member.role) : <RoleSelect member={member} />,
          },
          {
            key: 'factor',
            header: i18n._({ id: 'console.team.column.factor', message: 'Second factor' }),
            cell: ({ hasSecondFactor }) =>
              hasSecondFactor ? (
                <Chip tone="success" icon="check">
                  <Trans id="console.team.factor.yes" message="Set up" />
                </Chip>
              ) : (
                <Chip tone="warning" icon="warning">
                  <Trans id="console.team.factor.no" message="Not set up" />
                </Chip>
              ),
          },
          {
            key: 'remove',
            header: i18n._({ id: 'console.team.column.access', message: 'Access' }),
            cell: (member) =>
              isFixed(member) ? (
                <span className={styles.fixed}>{fixedText(i18n, member)}</span>
              ) : (
                <Button
                  size="small"
                  aria-label={i18n._({
                    id: 'console.team.revoke.of',
                    message: 'End access for {name}',
                    values: { name: member.name ?? member.email },
                  })}
                  onClick={() => {
                    setLeaving(member);
                  }}
                >
                  <Trans id="console.team.revoke" message="End access" />
                </Button>
              ),
          },
        ]}
      />
      <RevokeDialog
        member={leaving}
        onClose={() => {
          setLeaving(undefined);
        }}
      />
    </>
  );
}

function fixedText(i18n: I18n, { isSelf }: Member): string {
  return isSelf
    ? i18n._({ id: 'console.team.fixed.self', message: 'Only another admin can end your access' })
    : i18n._({ id: 'console.team.fixed.platform', message: 'Managed by the platform operator' });
}
