import { Button, useSnackbar } from '@handrail/ui';
import { Trans, useLingui } from '@lingui/react';
import { useState } from 'react';
import { ReturnToSharedLimitsDocument } from '../../gql/operations.ts';
import { useAct } from '../../shared/api/use-act.ts';
import { useConsole } from '../../shared/context/console-context.tsx';
import { ConfirmDialog } from '../../shared/layout/confirm-dialog.tsx';
import styles from './income-limits.module.css';
import { type LimitSet, useReloadLimitSets } from './use-limit-sets.ts';

/** The way back to the operator's limits, for a partner that uses its own. */
export function ReturnToShared({ sets }: { readonly sets: readonly LimitSet[] }) {
  const { i18n } = useLingui();
  const { request } = useConsole();
  const showNotice = useSnackbar();
  const reload = useReloadLimitSets();
  const [isAsking, setAsking] = useState(false);
  const act = useAct(
    async () => (await request(ReturnToSharedLimitsDocument, {})).returnToSharedLimits,
    () => {
      setAsking(false);
      reload();
      showNotice({
        message: i18n._({ id: 'console.limits.returned', message: "You use the operator's limits again" }),
      });
    },
  );
  if (!sets.some(({ isShared, isSetAside }) => !isShared && !isSetAside)) return null;
  return (
    <section className={styles.section} aria-labelledby="return-limits">
      <h2 id="return-limits">
        <Trans id="console.limits.return" message="Use the operator's limits again" />
      </h2>
      <p>
        <Trans
          id="console.limits.return.about"
          message="You use limits that you imported yourself, so you also have to import each new year. If you go back, you get the operator's limits of every year."
        />
      </p>
      <div>
        <Button onClick={() => setAsking(true)}>
          <Trans id="console.limits.return.open" message="Go Back to the Operator's Limits" />
        </Button>
      </div>
      <ConfirmDialog
        open={isAsking}
        title={i18n._({ id: 'console.limits.return.title', message: "Go back to the operator's limits?" })}
        text={i18n._({
          id: 'console.limits.return.text',
          message:
            'From today on, the eligibility check uses them. What you imported stays on file for checks that were made with it.',
        })}
        action={i18n._({ id: 'console.limits.return.submit', message: 'Go back' })}
        failure={act.failure}
        busy={act.busy}
        onClose={() => setAsking(false)}
        onConfirm={() => act.run(undefined)}
      />
    </section>
  );
}
