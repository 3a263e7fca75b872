import { Skeleton } from '@handrail/ui';
import { Trans, useLingui } from '@lingui/react';
import { useState } from 'react';
import { LoadFailed } from '../../../shared/layout/load-failed.tsx';
import { ActDialog, type ChosenAct } from '../acts/act-dialog.tsx';
import { useReloadFunds } from '../use-funds.ts';
import { AwardCard } from './award-card.tsx';
import styles from './case-money.module.css';
import { StopDialog } from './stop-dialog.tsx';
import { type AwardView, useCaseMoney, useReloadCaseMoney } from './use-case-money.ts';

interface CaseMoneyProps {
  readonly caseId: string;
  /** The case has changed with its money. */
  readonly onChanged: () => void;
}

/** The awards of a case and their payments, with what can be done to each. */
export function CaseMoney({ caseId, onChanged }: CaseMoneyProps) {
  const { i18n } = useLingui();
  const { data: awards, isError, refetch } = useCaseMoney(caseId);
  const reloadMoney = useReloadCaseMoney(caseId);
  const reloadFunds = useReloadFunds();
  const [chosen, setChosen] = useState<ChosenAct>();
  const [stopping, setStopping] = useState<AwardView>();
  const handleDone = () => {
    reloadMoney();
    reloadFunds();
    onChanged();
  };
  return (
    <section className={styles.money} aria-labelledby="case-money">
      <h2 id="case-money">
        <Trans id="console.case-money.title" message="Money" />
      </h2>
      {isError && (
        <LoadFailed
          title={i18n._({ id: 'console.case-money.failed', message: 'We could not load the awards.' })}
          onRetry={() => void refetch()}
        />
      )}
      {!awards && !isError && <Skeleton lines={['long', 'medium']} />}
      {awards?.length === 0 && (
        <p className={styles.muted}>
          <Trans id="console.case-money.empty" message="Nothing has been awarded yet." />
        </p>
      )}
      {awards?.map((award) => (
        <AwardCard key={award.id} award={award} onAct={setChosen} onStop={setStopping} />
      ))}
      <ActDialog
        chosen={chosen}
        onDone={handleDone}
        onClose={() => {
          setChosen(undefined);
        }}
      />
      <StopDialog
        award={stopping}
        onDone={handleDone}
        onClose={() => {
          setStopping(undefined);
        }}
      />
    </section>
  );
}
