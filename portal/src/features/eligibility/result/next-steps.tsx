import type { EligibilityAnswers } from '@handrail/engine';
import { Banner, Button } from '@handrail/ui';
import { Trans } from '@lingui/react';
import { useState } from 'react';
import { useText } from '../../../shared/context/use-text.ts';
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
  const say = useText();
  const [mail, setMail] = useState<'unopened' | 'open' | 'closed'>('unopened');
  const [sentTo, setSentTo] = useState<string>();
  return (
    <div className={styles.steps}>
      {result === 'eligible' && <CreateAccount version={version} answers={judged} />}
      {mail === 'open' && (
        <MailResult
          version={version}
          answers={judged}
          onSent={(email) => {
            setMail('closed');
            setSentTo(email);
          }}
          onCancel={() => {
            setMail('closed');
          }}
        />
      )}
      {sentTo !== undefined && (
        <Banner
          tone="success"
          live
          title={say('eligibility.mail.sent', 'We are sending the result to {email}', { email: sentTo })}
        >
          <Trans
            id="eligibility.mail.sent.text"
            message="It can take a few minutes. If you don’t see it, check your spam folder."
          />
        </Banner>
      )}
      <div className={styles.more}>
        {mail !== 'open' && (
          <Button
            variant="secondary"
            // oxlint-disable-next-line jsx-a11y/no-autofocus -- the form that had the focus has just closed.
            autoFocus={mail === 'closed'}
            onClick={() => {
              setMail('open');
              setSentTo(undefined);
            }}
          >
            <Trans id="eligibility.mail" message="Email me this result" />
          </Button>
        )}
        <Button
          variant="secondary"
          onClick={() => {
            window.print();
          }}
        >
          <Trans id="eligibility.print" message="Print this page" />
        </Button>
      </div>
    </div>
  );
}
