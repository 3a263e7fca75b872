import { getCaseAction } from '@handrail/engine/cases';
import { Banner } from '@handrail/ui';
import { Trans, useLingui } from '@lingui/react';
import type { CaseActionView, CaseView } from '../use-case.ts';

interface OpenMarksProps {
  readonly found: CaseView;
  readonly action: CaseActionView['action'];
}

const nearerToMoney: readonly string[] = ['PendingCertification', 'FiscalReview', 'Approved'];

/** Says before a case moves on that something of it is still marked to be asked again; it does not stop anyone. */
export function OpenMarks({ found: { fieldReviews }, action }: OpenMarksProps) {
  const { i18n } = useLingui();
  const count = fieldReviews?.reviews.filter(({ verdict }) => verdict === 'askAgain').length ?? 0;
  if (count === 0 || !nearerToMoney.includes(getCaseAction(action).to)) return null;
  return (
    <Banner
      live
      tone="warning"
      title={
        count === 1
          ? i18n._({ id: 'console.review.open.one', message: 'One answer is still marked to ask again.' })
          : i18n._(
              'console.review.open',
              { count },
              { message: '{count} answers are still marked to ask again.' },
            )
      }
    >
      <Trans
        id="console.review.open-text"
        message="The applicant is not asked unless you send the case back."
      />
    </Banner>
  );
}
