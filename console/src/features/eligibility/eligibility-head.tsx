import { PageHeading } from '@handrail/ui';
import { PageTitle } from '../../shared/context/page-title.tsx';
import { PreCheckTabs } from '../../shared/eligibility/pre-check-tabs.tsx';

/** The heading of the pre-check, with the way between its pages. */
export function EligibilityHead({ title }: { readonly title: string }) {
  return (
    <>
      <PageTitle title={title} />
      <PageHeading>{title}</PageHeading>
      <PreCheckTabs />
    </>
  );
}
