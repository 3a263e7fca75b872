import {
  passwordRules,
  passwordRuleText,
  passwordWords,
  listFailingPasswordRules,
  sayMessages,
  sayPasswordRules,
  type PasswordPolicy,
  type PasswordRule,
} from '@handrail/engine';
import { Banner, Button, LinkButton, PageHeading, PasswordField } from '@handrail/ui';
import { Trans } from '@lingui/react';
import { useEffect, useRef, useState } from 'react';
import { usePortal } from '../../../shared/context/portal-context.tsx';
import { useText, type Say } from '../../../shared/context/use-text.ts';
import { IsPasswordResetLinkLiveDocument, ResetPasswordDocument } from '../../../gql/operations.ts';
import { basenameOf } from '../../../shared/partner/partner-names.ts';
import { EmailField } from '../../../shared/sign-in/email-field.tsx';
import { refusalText } from '../refusal-text.ts';
import styles from '../sign-in/sign-in-page.module.css';
import { StepForm } from '../../../shared/sign-in/step-form.tsx';
import { useEmailInput } from '../../../shared/sign-in/use-email-input.ts';

interface NewPasswordStepProps {
  readonly token: string;
  /** The link is used up or too old. */
  readonly onDead: () => void;
}

interface Faults {
  readonly password?: string;
  readonly repeat?: string;
  readonly failure?: string;
}

/** The person came with the link of the mail and chooses a new password. */
export function NewPasswordStep({ token, onDead }: NewPasswordStepProps) {
  const { partner, request } = usePortal();
  const say = useText();
  const policy: PasswordPolicy = partner.config.passwordPolicy === 'nist15' ? 'nist15' : 'spec';
  const password = useRef<HTMLInputElement>(null);
  const repeat = useRef<HTMLInputElement>(null);
  const email = useEmailInput();
  const [asksEmail, setAsksEmail] = useState(false);
  const [state, setState] = useState<'ready' | 'busy' | 'done' | 'dead'>('ready');
  const [faults, setFaults] = useState<Faults>({});
  const { tenantId } = partner.config.identity.applicant;

  // Nobody should think of a new password for a link that no longer works.
  useEffect(() => {
    let isWanted = true;
    const link = { partnerId: partner.id, tenantId, token };
    request(IsPasswordResetLinkLiveDocument, link, { tenantId }).then(
      ({ isPasswordResetLinkLive }) => {
        if (isWanted && !isPasswordResetLinkLive) setState('dead');
      },
      // Saving tells it just as well.
      () => undefined,
    );
    return () => {
      isWanted = false;
    };
  }, [partner.id, tenantId, token, request]);

  async function handleSubmit() {
    const newPassword = password.current?.value ?? '';
    const failing = listFailingPasswordRules(newPassword, policy);
    const differs = newPassword !== (repeat.current?.value ?? '');
    const address = asksEmail ? email.read() : undefined;
    setFaults({
      ...(failing.length > 0 && { password: toText(say, failing, policy) }),
      ...(differs && { repeat: passwordWords(say.locale).differ }),
    });
    if (failing.length > 0) password.current?.focus();
    else if (differs) repeat.current?.focus();
    if (failing.length > 0 || differs || (asksEmail && address === undefined)) return;

    setState('busy');
    const input = { partnerId: partner.id, tenantId, token, newPassword, email: address };
    const metadata = await request(ResetPasswordDocument, { input }, { tenantId }).then(
      ({ resetPassword }) => resetPassword.metadata,
      () => ({ status: 500, errors: [] as string[] }),
    );
    setState(metadata.status < 400 ? 'done' : 'ready');
    if (metadata.status >= 400) handleRefusal(metadata);
  }

  function handleRefusal(metadata: { readonly errors: readonly string[] }) {
    const [code, ...texts] = metadata.errors;
    switch (code) {
      case 'auth/missing-email':
        setAsksEmail(true);
        break;
      case 'auth/invalid-email':
        setAsksEmail(true);
        setFaults({
          failure: say(
            'confirm-email.wrong',
            'We did not send this link to that email address. Please check it and try again.',
          ),
        });
        break;
      case 'auth/weak-password':
        setFaults({
          password: toText(
            say,
            texts.filter((name) => isRule(say, name)),
            policy,
          ),
        });
        password.current?.focus();
        break;
      case 'auth/invalid-action-code':
        setState('dead');
        break;
      case undefined:
      default:
        setFaults({ failure: refusalText(say, metadata) });
    }
  }

  if (state === 'done') {
    return (
      <>
        <PageHeading
          lead={say(
            'reset.done-lead',
            'You can sign in with it now. We signed you out on your other devices.',
          )}
        >
          <Trans id="reset.done" message="Successfully updated password" />
        </PageHeading>
        <div className={styles.notice}>
          <LinkButton variant="primary" block href={`${basenameOf(partner)}/identity/basic`}>
            <Trans id="password.title" message="Sign in with a password" />
          </LinkButton>
        </div>
      </>
    );
  }
  if (state === 'dead') {
    return (
      <>
        <PageHeading>
          <Trans id="reset.title" message="Choose a new password" />
        </PageHeading>
        <div className={styles.notice}>
          <Banner
            tone="error"
            live
            title={say('reset.dead', 'The link was already used, has expired or is not valid.')}
          >
            <Button size="small" onClick={onDead}>
              <Trans id="reset.again" message="Ask for a new link" />
            </Button>
          </Banner>
        </div>
      </>
    );
  }
  return (
    <>
      <PageHeading lead={say('reset.new-lead', 'We will sign you out on your other devices.')}>
        <Trans id="reset.title" message="Choose a new password" />
      </PageHeading>
      <StepForm
        onSubmit={() => void handleSubmit()}
        submitLabel={say('reset.save', 'Save password')}
        busy={state === 'busy'}
        failure={faults.failure}
      >
        {asksEmail && (
          <EmailField
            {...email.field}
            hint={say(
              'reset.confirm-email',
              'You opened the link in another browser. Enter the email address we sent it to.',
            )}
          />
        )}
        <PasswordField
          ref={password}
          id="new-password"
          label={say('reset.new', 'New password')}
          hint={sayPasswordRules(say.locale, policy)}
          error={faults.password}
          autoComplete="new-password"
        />
        <PasswordField
          ref={repeat}
          id="repeat-password"
          label={say('reset.repeat', 'New password again')}
          error={faults.repeat}
          autoComplete="new-password"
          enterKeyHint="go"
        />
      </StepForm>
    </>
  );
}

function isRule(say: Say, name: string): name is PasswordRule {
  return name in passwordRules(say.locale);
}

function toText(say: Say, rules: readonly PasswordRule[], policy: PasswordPolicy): string {
  return sayMessages(rules.map((rule) => passwordRuleText(say.locale, rule, policy)));
}
