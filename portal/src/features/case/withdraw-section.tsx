import { Trans } from '@lingui/react';
import { useText } from '../../shared/context/use-text.ts';
import type { CaseView } from './case-query.ts';
import { CaseSection } from './case-section.tsx';
import { WithdrawButton } from './withdraw-button.tsx';
import styles from './withdraw-section.module.css';

/** Where the section stands on the page, for links that lead to it. */
export const withdrawSectionId = 'withdraw';

/** The way out, last on the page: nobody who is asked for something should press it first. */
export function WithdrawSection({ found }: { readonly found: CaseView }) {
  const say = useText();
  if (!found.possibleActions.includes('withdrawApplication')) return null;
  return (
    <div className={styles.section}>
      <CaseSection id={withdrawSectionId} title={say('case.withdraw.section', 'No Longer Need This?')}>
        <p>
          <Trans
            id="case.withdraw.hint"
            message="You can withdraw this application. We will ask you to confirm first."
          />
        </p>
        <WithdrawButton found={found} />
      </CaseSection>
    </div>
  );
}
