import { Button, EmptyState, useSnackbar } from '@handrail/ui';
import { Trans, useLingui } from '@lingui/react';
import { useState } from 'react';
import { useDates } from '../../shared/context/use-dates.ts';
import type { GetSecurityQuery } from '../../gql/operations.ts';
import { useHasPasskeys } from '../identity/index.ts';
import { AddFactorDialog } from './add-factor-dialog.tsx';
import { RemoveFactorButton } from './remove-factor-button.tsx';
import styles from './security-page.module.css';

type Factor = GetSecurityQuery['secondFactors']['nodes'][number];

interface FactorListProps {
  readonly factors: readonly Factor[];
  readonly onChanged: () => void;
}

/** The person's second factors, with the way to add and to remove one. */
export function FactorList({ factors, onChanged }: FactorListProps) {
  const { i18n } = useLingui();
  const { sayMoment } = useDates();
  const showNotice = useSnackbar();
  const canUsePasskeys = useHasPasskeys();
  const [adding, setAdding] = useState<Factor['kind']>();
  const title = i18n._({ id: 'console.factors.title', message: 'Second factors' });

  return (
    <section className={styles.section} aria-label={title}>
      <h2>{title}</h2>
      {factors.length === 0 && (
        <EmptyState
          icon="lock"
          title={<Trans id="console.factors.none" message="You have no second factor" />}
        >
          <Trans
            id="console.factors.none.text"
            message="Add one so that no one can get in with your password alone."
          />
        </EmptyState>
      )}
      {factors.length > 0 && (
        <ul className={styles.list}>
          {factors.map((factor) => (
            <li key={factor.id} className={styles.row}>
              <div>
                {factor.label}
                <span className={styles.about}>
                  {factor.lastUsedAt ? (
                    <Trans
                      id="console.factors.used"
                      message="Last used {at}"
                      values={{ at: sayMoment(factor.lastUsedAt) }}
                    />
                  ) : (
                    <Trans
                      id="console.factors.added"
                      message="Added {at}, not used since"
                      values={{ at: sayMoment(factor.createdAt) }}
                    />
                  )}
                </span>
              </div>
              <RemoveFactorButton factor={factor} isLast={factors.length === 1} onRemoved={onChanged} />
            </li>
          ))}
        </ul>
      )}
      <div className={styles.actions}>
        <Button
          onClick={() => {
            setAdding('totp');
          }}
        >
          <Trans id="console.factors.add-totp" message="Add an authenticator app" />
        </Button>
        {canUsePasskeys && (
          <Button
            onClick={() => {
              setAdding('passkey');
            }}
          >
            <Trans id="console.factors.add-passkey" message="Add a passkey" />
          </Button>
        )}
      </div>
      <AddFactorDialog
        kind={adding}
        onClose={() => {
          setAdding(undefined);
        }}
        onAdded={() => {
          onChanged();
          showNotice({
            message: i18n._({ id: 'console.factors.added-notice', message: 'Your second factor is set up' }),
          });
        }}
      />
    </section>
  );
}
