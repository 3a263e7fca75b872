import { formatDay } from '@handrail/engine';
import { useLocale } from '@handrail/ui';
import { Trans } from '@lingui/react';
import { useQuery } from '@tanstack/react-query';
import { usePortal } from '../../shared/context/portal-context.tsx';
import { GetTaxFormDatesDocument } from '../../gql/operations.ts';
import styles from './answers-section.module.css';

/** That a tax form was given and when; what it says is shown on its own page alone. */
export function TaxFormLine() {
  const { request, partner } = usePortal();
  const locale = useLocale();
  const { data: signedAt } = useQuery({
    queryKey: ['tax-form-dates'],
    queryFn: async () => {
      const { currentUser } = await request(GetTaxFormDatesDocument, {});
      return currentUser?.taxForms[0]?.signedAt ?? null;
    },
  });
  if (!signedAt) return null;
  return (
    <p className={styles.taxForm}>
      <Trans
        id="case.tax-form"
        message="Tax form (W-9): submitted on {day}"
        values={{ day: formatDay(locale, signedAt, partner.timeZone) }}
      />
    </p>
  );
}
