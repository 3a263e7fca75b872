import { Banner, PageHeading } from '@handrail/ui';
import { Trans } from '@lingui/react';
import { useState } from 'react';
import { Link } from 'react-router';
import { usePortal } from '../../../shared/context/portal-context.tsx';
import { useText } from '../../../shared/context/use-text.ts';
import { SendPasswordResetDocument } from '../../../gql/operations.ts';
import { EmailField } from '../../../shared/sign-in/email-field.tsx';
import styles from '../sign-in/sign-in-page.module.css';
import { StepForm } from '../../../shared/sign-in/step-form.tsx';
import { useEmailInput } from '../../../shared/sign-in/use-email-input.ts';

/** Asks for the email to which the link to a new password goes. The answer is the same for every address. */
export function AskForReset() {
  const { partner, request } = usePortal();
  const say = useText();
  const email = useEmailInput();
  const [state, setState] = useState<{ busy?: boolean; failed?: boolean; wait?: string; sentTo?: string }>(
    {},
  );

  async function handleSubmit() {
    const address = email.read();
    if (address === undefined) return;
    setState({ busy: true });
    const { tenantId } = partner.config.identity.applicant;
    const timezone = Intl.DateTimeFormat().resolvedOptions().timeZone;
    const input = { partnerId: partner.id, tenantId, email: address, timezone };
    try {
      const { sendPasswordReset } = await request(SendPasswordResetDocument, { input }, { tenantId });
      const { status, errors } = sendPasswordReset.metadata;
      if (status < 400) setState({ sentTo: address });
      else setState({ failed: true, ...(errors[0] === 'TOO_MANY_REQUESTS' && { wait: errors[1] ?? '' }) });
    } catch {
      setState({ failed: true });
    }
  }

  return (
    <>
      <PageHeading
        lead={say(
          'reset.lead',
          'Enter your email address. If you have an account, we will send you a link to choose a new password.',
        )}
      >
        <Trans id="reset.title" message="Choose a new password" />
      </PageHeading>
      {state.sentTo !== undefined && (
        <div className={styles.notice}>
          <Banner
            tone="success"
            live
            title={say('reset.sent', 'Email sent to {email}', { email: state.sentTo })}
          >
            <Trans
              id="reset.sent-text"
              message="Open the link on this device. If the email has not arrived after five minutes, please check your spam folder."
            />
          </Banner>
        </div>
      )}
      <StepForm
        onSubmit={() => void handleSubmit()}
        submitLabel={say('reset.send', 'Email me a link')}
        busy={state.busy === true}
        failure={state.failed ? say('reset.failed', 'There was an error sending the email') : undefined}
        advice={state.wait}
      >
        <EmailField {...email.field} />
      </StepForm>
      <p className={styles.other}>
        <Link to="/identity/signin">
          <Trans id="password.use-link" message="Email me a sign-in link instead" />
        </Link>
      </p>
    </>
  );
}
