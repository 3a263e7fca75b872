import { PageHeading } from '@handrail/ui';
import { Trans } from '@lingui/react';
import { useSuspenseQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useSearchParams } from 'react-router';
import { PageTitle } from '../../shared/context/page-title.tsx';
import { usePortal, type PortalSession } from '../../shared/context/portal-context.tsx';
import { queryClientOf } from '../../shared/api/query-client.ts';
import { useText } from '../../shared/context/use-text.ts';
import { hasBankAccountDetails } from '../../shared/programs/has-bank-account-details.ts';
import { programsQuery } from '../../shared/programs/list-programs.ts';
import { Column } from '../../shared/layout/column.tsx';
import styles from './account-page.module.css';
import { accountQuery } from '../../shared/person/account-query.ts';
import { EmailCard } from './email/email-card.tsx';
import { EmailDialog } from './email/email-dialog.tsx';
import { FinancialCard } from './financial-card.tsx';
import { InformationCard } from './profile/information-card.tsx';
import { InformationDialog } from './profile/information-dialog.tsx';
import { PasswordCard } from './password/password-card.tsx';
import { PasswordDialog } from './password/password-dialog.tsx';
import { PendingEmail } from './email/pending-email.tsx';
import { PreferencesCard } from './profile/preferences-card.tsx';
import { PreferencesDialog } from './profile/preferences-dialog.tsx';
import { SessionsCard } from './sessions/sessions-card.tsx';

/** The account of the signed-in person: /application/profile */
export function createAccountPage(session: PortalSession) {
  return {
    loader: async () => {
      await queryClientOf(session).query(accountQuery(session));
      return null;
    },
    Component: AccountPage,
  };
}

function AccountPage() {
  const session = usePortal();
  const say = useText();
  const { data: account } = useSuspenseQuery(accountQuery(session));
  const { data: programs } = useSuspenseQuery(programsQuery(session));
  const { user, settings } = account;
  const dialog = useDialogAddress();
  const isLocked = user.newEmail !== null;
  const [wasLocked] = useState(isLocked);

  return (
    <>
      <PageTitle title={say('account.title', 'Manage your account')} />
      <Column>
        <PageHeading
          lead={
            <Trans
              id="account.display-id"
              message="Your account number is <0>{displayId}</0>. Please have it ready when you call."
              values={{ displayId: user.displayId }}
              components={{ 0: <strong className={styles.displayId} /> }}
            />
          }
        >
          <Trans id="account.title" message="Manage your account" />
        </PageHeading>
        <div className={styles.cards}>
          {user.newEmail !== null && (
            <PendingEmail account={account} newEmail={user.newEmail} arrives={!wasLocked} />
          )}
          <InformationCard user={user} onUpdate={dialog.opens('information')} />
          <EmailCard user={user} onChange={dialog.opens('email')} />
          <PasswordCard user={user} onUpdate={dialog.opens('password')} />
          <SessionsCard />
          {settings.channels.length > 1 && (
            <PreferencesCard user={user} onUpdate={dialog.opens('preferences')} />
          )}
          {programs.some(hasBankAccountDetails) && <FinancialCard />}
        </div>
      </Column>
      {dialog.shown === 'information' && !isLocked && (
        <InformationDialog account={account} onClose={dialog.close} />
      )}
      {dialog.shown === 'email' && !isLocked && <EmailDialog user={user} onClose={dialog.close} />}
      {dialog.shown === 'password' && <PasswordDialog account={account} onClose={dialog.close} />}
      {dialog.shown === 'preferences' && !isLocked && (
        <PreferencesDialog user={user} onClose={dialog.close} />
      )}
    </>
  );
}

type DialogName = 'information' | 'email' | 'password' | 'preferences';

/** The open dialog stands in the address, so that a sign-in link can lead back to it. */
function useDialogAddress() {
  const [search, setSearch] = useSearchParams();
  const go = (next: Record<string, string>) => {
    setSearch(next, { replace: true });
  };
  return {
    shown: search.get('edit'),
    opens: (name: DialogName) => () => {
      go({ edit: name });
    },
    close: () => {
      go({});
    },
  };
}
