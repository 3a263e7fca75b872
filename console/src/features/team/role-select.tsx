import { invitedRoles } from '@handrail/engine/rights';
import { Icon, useSnackbar } from '@handrail/ui';
import { useLingui } from '@lingui/react';
import { useConsole } from '../../shared/context/console-context.tsx';
import { useAct } from '../../shared/api/use-act.ts';
import { ChangeStaffRoleDocument, type InvitedRole } from '../../gql/operations.ts';
import { useRunDelicate } from '../../shared/session/use-run-delicate.ts';
import { staffRoleText } from '../../shared/layout/staff-role-text.ts';
import styles from './members-table.module.css';
import { type Member, useReloadTeam } from './use-team.ts';

/** Changes a colleague's role at once, with a way to undo it. */
export function RoleSelect({ member }: { readonly member: Member }) {
  const { i18n } = useLingui();
  const { request } = useConsole();
  const showNotice = useSnackbar();
  const reload = useReloadTeam();
  const runDelicate = useRunDelicate();
  const name = member.name ?? member.email;

  const change = (role: InvitedRole) => {
    const input = { userId: member.userId, role };
    return runDelicate(async () => (await request(ChangeStaffRoleDocument, { input })).changeStaffRole);
  };
  const act = useAct(change, (_reply, role) => {
    reload();
    const values = { name, role: staffRoleText(i18n, role) };
    showNotice({
      message: i18n._({ id: 'console.team.role-changed', message: 'New role for {name}: {role}', values }),
      action: {
        label: i18n._({ id: 'console.team.undo', message: 'Undo' }),
        onPress: () => void change(member.role as InvitedRole).finally(reload),
      },
    });
  });

  return (
    <>
      <select
        className={styles.select}
        aria-label={i18n._({ id: 'console.team.role.of', message: 'Role for {name}', values: { name } })}
        value={member.role}
        disabled={act.busy}
        onChange={(event) => {
          act.run(event.target.value as InvitedRole);
        }}
      >
        {invitedRoles.map((role) => (
          <option key={role} value={role}>
            {staffRoleText(i18n, role)}
          </option>
        ))}
      </select>
      {act.failure && (
        <p role="alert">
          <Icon name="alert" /> {act.failure}
        </p>
      )}
    </>
  );
}
