import { lazy, Suspense } from 'react';

// Most cases that are looked at have no award yet.
const CaseMoney = lazy(async () => ({ default: (await import('./case-money.tsx')).CaseMoney }));

interface CaseMoneySectionProps {
  readonly caseId: string;
  readonly onChanged: () => void;
}

/** The awards of a case, loaded where it can have any. */
export function CaseMoneySection(props: CaseMoneySectionProps) {
  return (
    <Suspense>
      <CaseMoney {...props} />
    </Suspense>
  );
}
