import { hasFeature } from '@handrail/engine';
import { buttonClass, Button, PageHeading, useSnackbar } from '@handrail/ui';
import { Trans } from '@lingui/react';
import { useSuspenseQuery } from '@tanstack/react-query';
import { useLocation, useNavigate } from 'react-router';
import { PageTitle } from '../../shared/context/page-title.tsx';
import { usePortal, type PortalSession } from '../../shared/context/portal-context.tsx';
import { queryClientOf } from '../../shared/api/query-client.ts';
import { useText } from '../../shared/context/use-text.ts';
import { useRedirectPath } from '../../shared/session/use-redirect-path.ts';
import { basenameOf } from '../../shared/partner/partner-names.ts';
import { FormButtons } from '../../shared/forms/form-buttons.tsx';
import { hasBankAccountDetails } from '../../shared/programs/has-bank-account-details.ts';
import { programsQuery, type Program } from '../../shared/programs/list-programs.ts';
import { Column } from '../../shared/layout/column.tsx';
import { BankAccountDetails } from './bank-account-details.tsx';
import { bankAccountQuery } from './bank-account-query.ts';
import styles from './bank-account.module.css';
import { HomeLink } from '../../shared/layout/home-link.tsx';

/** Where a person's money is sent: /claim/bankAccount */
export function createBankAccountPage(session: PortalSession) {
  return {
    loader: async () => {
      const client = queryClientOf(session);
      if (!isGivenWithClaims(await client.query(programsQuery(session))))
        await client.query({ ...bankAccountQuery(session), staleTime: 0 });
      return null;
    },
    Component: BankAccountPage,
  };
}

/** Whether no program pays to an account that is kept, because people name one in each claim (P649). */
function isGivenWithClaims(programs: readonly Program[]): boolean {
  const asksInClaims = programs.some(({ features }) => hasFeature(features, 'claim-funds'));
  return asksInClaims && !programs.some(hasBankAccountDetails);
}

function BankAccountPage() {
  const { data: programs } = useSuspenseQuery(programsQuery(usePortal()));
  return isGivenWithClaims(programs) ? <GivenWithClaims /> : <KeptAccount />;
}

function GivenWithClaims() {
  const say = useText();
  return (
    <Column narrow>
      <PageTitle title={say('bank.title', 'Bank Account Details')} />
      <PageHeading
        lead={say(
          'bank.with-claims',
          'You choose how to be paid each time you claim money, so we do not keep a bank account in your profile.',
        )}
      >
        <Trans id="bank.title" message="Bank Account Details" />
      </PageHeading>
      <div className={styles.part}>
        <FormButtons>
          <HomeLink className={buttonClass({ variant: 'primary' })} />
        </FormButtons>
      </div>
    </Column>
  );
}

function KeptAccount() {
  const say = useText();
  const navigate = useNavigate();
  const showNotice = useSnackbar();
  const onwardPath = useOnwardPath();
  const { key } = useLocation();
  // The first page of a visit has nothing to go back to.
  const hasHistory = key !== 'default';
  const goOn = () => {
    if (onwardPath !== undefined) void navigate(onwardPath);
  };

  return (
    <Column narrow>
      <PageTitle title={say('bank.title', 'Bank Account Details')} />
      <PageHeading lead={say('bank.lead', 'The account where we send your money.')}>
        <Trans id="bank.title" message="Bank Account Details" />
      </PageHeading>
      <BankAccountDetails
        submitLabel={say('bank.submit', 'Submit')}
        onward={
          onwardPath === undefined ? (
            <HomeLink className={buttonClass({ variant: 'primary' })} />
          ) : (
            <Button variant="primary" onClick={goOn}>
              <Trans id="bank.continue" message="Save And Continue" />
            </Button>
          )
        }
        onSaved={() => {
          showNotice({ message: say('bank.saved', 'Your bank account details are saved.') });
          goOn();
        }}
        onLeave={hasHistory ? () => void navigate(-1) : undefined}
      />
    </Column>
  );
}

/** The page to go on to, as the router names it. */
function useOnwardPath(): string | undefined {
  const { partner } = usePortal();
  return useRedirectPath()?.slice(basenameOf(partner).length);
}
