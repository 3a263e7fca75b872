import { Banner, Button, Dialog, SelectField, useSnackbar } from '@handrail/ui';
import { Trans, useLingui } from '@lingui/react';
import { useState, type SubmitEvent } from 'react';
import { ReferApplicantDocument } from '../../../gql/operations.ts';
import { useAct } from '../../../shared/api/use-act.ts';
import { useConsole } from '../../../shared/context/console-context.tsx';
import { may } from '../../../shared/session/may.ts';
import fold from '../fold.module.css';
import { type CaseView, useReloadCase } from '../use-case.ts';
import styles from './referrals.module.css';

/** To which other programs the applicant was referred, and the way to refer them to one more. */
export function Referrals({ found }: { readonly found: CaseView }) {
  const { i18n } = useLingui();
  const { partner, staff } = useConsole();
  const [isOpen, setOpen] = useState(false);
  const own = partner.programs.find(({ id }) => id === found.programId);
  const referred = partner.programs.filter(({ id }) => found.referredProgramIds.includes(id));
  const canRefer = may(staff, 'workCases') && (own?.features.includes('referral-programs') ?? false);
  if (!canRefer && referred.length === 0) return null;

  return (
    <details className={fold.fold}>
      <summary>
        {i18n._({
          id: 'console.referrals.title',
          message: 'Referrals to other programs: {count}',
          values: { count: referred.length },
        })}
      </summary>
      {referred.length > 0 && (
        <ul className={styles.list}>
          {referred.map(({ id, name }) => (
            <li key={id}>{name}</li>
          ))}
        </ul>
      )}
      {canRefer && (
        <Button
          size="small"
          onClick={() => {
            setOpen(true);
          }}
        >
          <Trans id="console.referrals.refer" message="Refer to a program" />
        </Button>
      )}
      {isOpen && (
        <ReferDialog
          found={found}
          onClose={() => {
            setOpen(false);
          }}
        />
      )}
    </details>
  );
}

function ReferDialog({ found, onClose }: { found: CaseView; onClose: () => void }) {
  const { i18n } = useLingui();
  const { partner, request } = useConsole();
  const showNotice = useSnackbar();
  const reload = useReloadCase(found.id);
  const [programId, setProgramId] = useState('');
  const act = useAct(
    async () =>
      (await request(ReferApplicantDocument, { input: { caseId: found.id, programId } })).referApplicant,
    () => {
      void reload();
      showNotice({
        message: i18n._({ id: 'console.referrals.done', message: 'The applicant was referred' }),
      });
      onClose();
    },
  );

  function handleSubmit(event: SubmitEvent) {
    event.preventDefault();
    act.run(undefined);
  }

  return (
    <Dialog
      open
      onClose={onClose}
      title={i18n._({ id: 'console.referrals.refer', message: 'Refer to a program' })}
    >
      <form className={styles.form} onSubmit={handleSubmit} noValidate>
        {act.failure && <Banner answersPress tone="error" title={act.failure} />}
        <SelectField
          label={i18n._({ id: 'console.referrals.program', message: 'Program' })}
          hint={i18n._({
            id: 'console.referrals.hint',
            message: 'The applicant sees on their home page that they were referred, and can apply.',
          })}
          value={programId}
          onChange={({ currentTarget }) => {
            setProgramId(currentTarget.value);
          }}
        >
          <option value="">{i18n._({ id: 'console.referrals.choose', message: 'Choose a program' })}</option>
          {partner.programs
            .filter(({ id }) => id !== found.programId)
            .map(({ id, name }) => (
              <option key={id} value={id}>
                {name}
              </option>
            ))}
        </SelectField>
        <div className={styles.actions}>
          <Button onClick={onClose}>
            <Trans id="console.referrals.cancel" message="Cancel" />
          </Button>
          <Button variant="primary" type="submit" busy={act.busy} disabled={programId === ''}>
            <Trans id="console.referrals.confirm" message="Refer" />
          </Button>
        </div>
      </form>
    </Dialog>
  );
}
