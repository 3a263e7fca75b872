import { Table } from '@handrail/ui';
import { Trans, useLingui } from '@lingui/react';
import styles from '../funds/funds.module.css';
import type { TaxYearView } from './use-tax-year.ts';

/** How each program is reported, as the partner chose it. */
export function ReportedPrograms({ programs }: Pick<TaxYearView, 'programs'>) {
  const { i18n } = useLingui();
  const title = i18n._({ id: 'console.taxes.programs', message: 'How programs are reported' });
  return (
    <section className={styles.section}>
      <h2>{title}</h2>
      <p className={styles.muted}>
        <Trans
          id="console.taxes.programs.about"
          message="Your organization chooses this for each program, and your operator enters it. Nothing is inferred."
        />
      </p>
      <Table
        stacked
        caption={title}
        rows={programs}
        rowKey={({ id }) => id}
        columns={[
          {
            key: 'program',
            header: i18n._({ id: 'console.taxes.column.program', message: 'Program' }),
            isRowHeader: true,
            cell: ({ name }) => name,
          },
          {
            key: 'box',
            header: i18n._({ id: 'console.taxes.column.box', message: 'Reported as' }),
            cell: ({ reportableAs }) =>
              reportableAs ?? i18n._({ id: 'console.taxes.not-chosen', message: 'Not set, so not reported' }),
          },
        ]}
      />
    </section>
  );
}
