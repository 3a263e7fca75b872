import { createTexts } from '@handrail/ui';
import { I18nProvider } from '@lingui/react';
import { cleanup, render, screen, waitFor } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { browserRequest } from '../../../shared/api/browser-request.ts';
import { PortalContext } from '../../../shared/context/portal-context.tsx';
import { buildPartner, buildUser } from '../../../testing/demo-portal.ts';
import { fakeApi, type Answers } from '../../../testing/fake-api.ts';
import { StepUpProvider } from './step-up-provider.tsx';
import { useStepUp, type StepUpReply } from '../../../shared/session/use-step-up.ts';

afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

const ok = { status: 200, errors: [], message: null };
const tooOld = { status: 403, errors: ['auth/requires-recent-login', 'text'], message: 'text' };

function ChangeButton({
  work,
  onReply,
}: {
  work: () => Promise<StepUpReply>;
  onReply: (code: string) => void;
}) {
  const stepUp = useStepUp();
  return (
    <button
      onClick={() => {
        void stepUp.run(work).then(({ metadata }) => {
          onReply(metadata.errors[0] ?? 'done');
        });
      }}
    >
      Change
    </button>
  );
}

function open(answers: Answers) {
  const api = fakeApi(answers);
  const replies: string[] = [];
  const replyQueue: StepUpReply[] = [{ metadata: tooOld }, { metadata: ok }];
  const session = { partner: buildPartner(), user: buildUser(), incidents: [], request: browserRequest };
  render(
    <I18nProvider i18n={createTexts('en')}>
      <PortalContext value={session}>
        <StepUpProvider>
          <ChangeButton
            work={() => Promise.resolve(replyQueue.shift() ?? { metadata: ok })}
            onReply={(code) => replies.push(code)}
          />
        </StepUpProvider>
      </PortalContext>
    </I18nProvider>,
  );
  return { api, replies, person: userEvent.setup() };
}

describe('a change that needs a recent sign-in', () => {
  it('asks for the password and then happens', async () => {
    const { api, replies, person } = open({
      GetHasPassword: { currentUser: { id: 'user-1', hasPassword: true } },
      Reauthenticate: { reauthenticate: { metadata: ok } },
    });
    await person.click(screen.getByRole('button', { name: 'Change' }));
    await screen.findByRole('dialog', { name: 'Is it you?' });
    const password = await screen.findByLabelText('Your password');
    expect(document.activeElement).toBe(password);
    await person.type(password, 'correct horse{Enter}');

    await waitFor(() => {
      expect(replies).toEqual(['done']);
    });
    expect(api.callsOf('Reauthenticate')[0]?.variables.input).toEqual({ password: 'correct horse' });
    expect(screen.queryByRole('dialog')).toBeNull();
  });

  it('says that the password is wrong and keeps asking', async () => {
    const { replies, person } = open({
      GetHasPassword: { currentUser: { id: 'user-1', hasPassword: true } },
      Reauthenticate: {
        reauthenticate: {
          metadata: { status: 400, errors: ['auth/wrong-password', 'text'], message: 'text' },
        },
      },
    });
    await person.click(screen.getByRole('button', { name: 'Change' }));
    await person.type(await screen.findByLabelText('Your password'), 'wrong{Enter}');

    expect((await screen.findByRole('alert')).textContent).toContain(
      'That password is not correct. Please try again.',
    );
    expect(replies).toEqual([]);
  });

  it('mails a link that leads back to this page to someone without a password', async () => {
    window.history.replaceState(null, '', '/bayview/application/profile');
    const { api, person } = open({
      GetHasPassword: { currentUser: { id: 'user-1', hasPassword: false } },
      SendMagicLinkV2: { sendMagicLinkV2: { metadata: ok } },
    });
    await person.click(screen.getByRole('button', { name: 'Change' }));
    await person.click(await screen.findByRole('button', { name: 'Email me a sign-in link' }));

    expect((await screen.findByRole('status')).textContent).toContain(
      'Email sent to dana.okafor@mail.example',
    );
    expect(api.callsOf('SendMagicLinkV2')[0]?.variables.input).toMatchObject({
      continueUrl: `${window.location.origin}/bayview/identity/magicLink?redirect_url=%2Fbayview%2Fapplication%2Fprofile`,
    });
  });

  it('is refused to someone who does not prove it', async () => {
    const { replies, person } = open({
      GetHasPassword: { currentUser: { id: 'user-1', hasPassword: true } },
    });
    await person.click(screen.getByRole('button', { name: 'Change' }));
    await person.click(await screen.findByRole('button', { name: 'Not now' }));

    expect(replies).toEqual(['auth/requires-recent-login']);
  });
});
