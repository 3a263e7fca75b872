import type { EligibilityAnswers } from '@handrail/engine';
import { Button } from '@handrail/ui';
import { Trans } from '@lingui/react';
import { useState } from 'react';
import type { Check } from '../use-eligibility-check.ts';
import { CreateAccount } from './create-account.tsx';
import { MailResult } from './mail-result.tsx';
import styles from './next-steps.module.css';

interface NextStepsProps {
  readonly version: number;
  /** The answers as the server judged them. */
  readonly judged: EligibilityAnswers;
  readonly result: Check['result'];
}

/** What a person can do with a result: open an account, have it emailed, print it. */
export function NextSteps({ version, judged, result }: NextStepsProps) {
  const [isMailing, setIsMailing] = useState(false);
  return (
    <div className={styles.steps}>
      {result === 'eligible' && <CreateAccount version={version} answers={judged} />}
      {isMailing ? (
        <MailResult version={version} answers={judged} />
      ) : (
        <div className={styles.more}>
          <Button
            variant="secondary"
            onClick={() => {
              setIsMailing(true);
            }}
          >
            <Trans id="eligibility.mail" message="Email me this result" />
          </Button>
          <Button
            variant="secondary"
            onClick={() => {
              window.print();
            }}
          >
            <Trans id="eligibility.print" message="Print this page" />
          </Button>
        </div>
      )}
    </div>
  );
}
