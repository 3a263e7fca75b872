import { Banner, Button, Dialog } from '@handrail/ui';
import { Trans, useLingui } from '@lingui/react';
import { useState } from 'react';
import { useConsole } from '../../shared/context/console-context.tsx';
import { useAct } from '../../shared/api/use-act.ts';
import { MakeRecoveryCodesDocument } from '../../gql/operations.ts';
import { RecoveryCodes } from '../identity/index.ts';
import { useRunDelicate } from '../../shared/session/use-run-delicate.ts';
import styles from './security-page.module.css';

interface RecoveryCodesSectionProps {
  readonly codesLeft: number;
  readonly onChanged: () => void;
}

/** How many recovery codes are left, and the way to new ones. */
export function RecoveryCodesSection({ codesLeft, onChanged }: RecoveryCodesSectionProps) {
  const { i18n } = useLingui();
  const { request } = useConsole();
  const runDelicate = useRunDelicate();
  const [codes, setCodes] = useState<readonly string[]>();
  const title = i18n._({ id: 'console.recovery-codes.section', message: 'Recovery codes' });

  const act = useAct(
    () => runDelicate(async () => (await request(MakeRecoveryCodesDocument, {})).makeRecoveryCodes),
    ({ recoveryCodes }) => {
      setCodes(recoveryCodes ?? undefined);
      onChanged();
    },
  );
  const close = () => {
    setCodes(undefined);
  };

  return (
    <section className={styles.section} aria-label={title}>
      <h2>{title}</h2>
      <p>
        <Trans
          id="console.recovery-codes.left"
          message="You have {codesLeft} unused codes. New codes replace the old ones."
          values={{ codesLeft }}
        />
      </p>
      {act.failure && <Banner answersPress tone="error" title={act.failure} />}
      <Button
        busy={act.busy}
        onClick={() => {
          act.run(undefined);
        }}
      >
        <Trans id="console.recovery-codes.make" message="Create new codes" />
      </Button>
      <Dialog
        open={codes !== undefined}
        onClose={close}
        title={i18n._({ id: 'console.recovery-codes.title', message: 'Save your recovery codes' })}
      >
        {codes && <RecoveryCodes codes={codes} onSaved={close} />}
      </Dialog>
    </section>
  );
}
