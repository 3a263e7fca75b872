import { formatDay } from '@handrail/engine';
import { Button, Card } from '@handrail/ui';
import { Trans } from '@lingui/react';
import type { ReactNode } from 'react';
import { usePortal } from '../../shared/context/portal-context.tsx';
import { useText } from '../../shared/context/use-text.ts';
import { Facts } from '../../shared/forms/account-card.tsx';
import { FormButtons } from '../../shared/forms/form-buttons.tsx';
import type { TaxForm } from './tax-forms-query.ts';
import styles from './w9-form.module.css';

interface W9SummaryProps {
  readonly form: TaxForm;
  readonly onward: ReactNode;
  readonly onReplace: () => void;
}

/** That a tax form is there, and of its number the last four digits. */
export function W9Summary({ form: { tinType, tin, signedAt }, onward, onReplace }: W9SummaryProps) {
  const say = useText();
  const { partner } = usePortal();
  return (
    <div className={styles.summary}>
      <p>
        <Trans
          id="w9.signed"
          message="We have your tax form. You do not need to do anything here unless something has changed."
        />
      </p>
      <Card>
        <Facts
          facts={[
            [
              tinType === 'SSN'
                ? say('w9.ssn', 'Social Security Number (SSN)')
                : say('w9.ein', 'Employer Identification Number (EIN)'),
              tin,
            ],
            [say('w9.signed-on', 'Signed on'), formatDay(say.locale, signedAt, partner.timeZone)],
          ]}
        />
      </Card>
      <FormButtons>
        {onward}
        <Button onClick={onReplace}>
          <Trans id="w9.replace" message="Fill out a new form" />
        </Button>
      </FormButtons>
    </div>
  );
}
