import { Banner, Button, Dialog, focusHeading, useSnackbar } from '@handrail/ui';
import { Trans } from '@lingui/react';
import { useState } from 'react';
import { useCaseAction } from '../../shared/cases/use-case-action.ts';
import { useText } from '../../shared/context/use-text.ts';
import { aboutParty } from '../../shared/parties/about-party.ts';
import type { CaseView } from './case-query.ts';

/** Lets the applicant withdraw, after saying what that means. */
export function WithdrawButton({ found }: { readonly found: CaseView }) {
  const say = useText();
  const showNotice = useSnackbar();
  const [isAsking, setAsking] = useState(false);
  const withdraw = useCaseAction({ caseId: found.id, action: 'withdrawApplication', seen: found.status });
  const failure = withdraw.isError
    ? say('case.withdraw.failed', 'We could not withdraw your application. Please try again.')
    : withdraw.data;

  function handleKeep() {
    setAsking(false);
    withdraw.reset();
  }

  function handleWithdraw() {
    withdraw.mutate(undefined, {
      onSuccess: (refusal) => {
        if (refusal !== undefined) return;
        setAsking(false);
        showNotice({ message: say('case.withdraw.done', 'The application was withdrawn.') });
        // The button that opened the dialog is gone.
        focusHeading();
      },
    });
  }

  return (
    <>
      <Button
        variant="quiet"
        onClick={() => {
          setAsking(true);
        }}
      >
        <Trans id="case.withdraw" message="Withdraw Application" />
      </Button>
      <Dialog
        open={isAsking}
        onClose={handleKeep}
        title={aboutParty(found.party, say('case.withdraw.title', 'Withdraw your application?'), (client) =>
          say('case.withdraw.title.client', 'Withdraw the application for {client}?', { client }),
        )}
        actions={
          <>
            <Button onClick={handleKeep}>
              <Trans id="case.withdraw.keep" message="Keep Application" />
            </Button>
            <Button variant="danger" busy={withdraw.isPending} onClick={handleWithdraw}>
              <Trans id="case.withdraw.confirm" message="Withdraw Application" />
            </Button>
          </>
        }
      >
        {failure && <Banner tone="error" live title={failure} />}
        <Meaning wasSubmitted={found.applications.some(({ submittedAt }) => submittedAt !== null)} />
      </Dialog>
    </>
  );
}

function Meaning({ wasSubmitted }: { readonly wasSubmitted: boolean }) {
  return (
    <p>
      {wasSubmitted ? (
        <Trans
          id="case.withdraw.submitted"
          message="We will stop reviewing it, and it will not lead to a payment. You cannot undo this. To ask for help again, you would need a new application, if the program allows one."
        />
      ) : (
        <Trans
          id="case.withdraw.draft"
          message="We will stop reminding you about it. Everything you filled in is kept, and you can resume it later from this page."
        />
      )}
    </p>
  );
}
