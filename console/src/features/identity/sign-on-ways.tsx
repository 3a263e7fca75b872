import { Banner, Button, DebugId, Spinner } from '@handrail/ui';
import { Trans, useLingui } from '@lingui/react';
import { useConsole } from '../../shared/context/console-context.tsx';
import { refusalText } from './refusal-text.ts';
import { SignInFrame } from './sign-in-frame.tsx';
import type { SignOn } from './use-single-sign-on.ts';

/** The ways in beside the password: the partner's own provider, and quietly the platform operator's. */
export function SignOnWays({ step, start }: SignOn) {
  const { i18n } = useLingui();
  const { staff, platform } = useConsole().partner.singleSignOn;
  const busyTenant = step.name === 'starting' ? step.tenantId : undefined;

  return (
    <>
      {step.name === 'failed' && (
        <Banner live tone="error" title={refusalText(i18n, 'auth/sso-failed')}>
          {step.debugId && <DebugId id={step.debugId} />}
        </Banner>
      )}
      {staff && (
        <Button
          block
          busy={busyTenant === staff.tenantId}
          onClick={() => {
            start(staff);
          }}
        >
          <Trans id="console.sign-in.provider" message="Sign in with {name}" values={{ name: staff.name }} />
        </Button>
      )}
      {platform && (
        <Button
          variant="quiet"
          block
          busy={busyTenant === platform.tenantId}
          onClick={() => {
            start(platform);
          }}
        >
          <Trans id="console.sign-in.platform" message="Platform staff" />
        </Button>
      )}
    </>
  );
}

/** Someone comes back from their provider. */
export function SignOnReturn() {
  const { i18n } = useLingui();
  return (
    <SignInFrame title={i18n._({ id: 'console.sign-in.returning', message: 'Signing you in' })}>
      <Spinner label={i18n._({ id: 'console.sign-in.wait', message: 'This takes a moment' })} />
    </SignInFrame>
  );
}
