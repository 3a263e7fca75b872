import {
  isClaimAnswered,
  isClaimCode,
  isRetryableClaim,
  sayClaimCode,
  toNextKey,
  type ClaimKey,
} from '@handrail/engine/payments';
import { useSnackbar } from '@handrail/ui';
import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useRef, useState } from 'react';
import { useNavigate } from 'react-router';
import { usePortal } from '../../../shared/context/portal-context.tsx';
import { useText, type Say } from '../../../shared/context/use-text.ts';
import { useStepUp } from '../../../shared/session/use-step-up.ts';
import { useClaim, useOffer } from '../claim-context.ts';
import { claimPath, claimQuery, type Claim } from '../claim-query.ts';
import type { Fulfillment } from '../../../shared/payments/own-payments.ts';
import { sendClaim, type ClaimReply } from './send-claim.ts';

interface ClaimSubmit {
  readonly submit: () => Promise<void>;
  readonly isBusy: boolean;
  /** Why it did not work this time, where it can be tried again as it is (P721). */
  readonly warning: string | undefined;
}

/** Submits the claim of the page, once however often its button is pressed. */
export function useClaimSubmit(): ClaimSubmit {
  const session = usePortal();
  const client = useQueryClient();
  const stepUp = useStepUp();
  const navigate = useNavigate();
  const showNotice = useSnackbar();
  const say = useText();
  const { fulfillmentId, open } = useClaim();
  const { paymentId } = useOffer();
  const isRunning = useRef(false);
  const [isBusy, setBusy] = useState(false);
  const [warning, setWarning] = useState<string>();
  const { queryKey } = claimQuery(session, fulfillmentId);

  // The key is there as soon as a claim can be sent, so that a reload sends it under the same one.
  useEffect(() => {
    open.setKey(toNextKey(open.read().key, paymentId, () => crypto.randomUUID()));
  }, [open, paymentId]);

  const goTo = (page: string, replace: boolean) => navigate(claimPath(fulfillmentId, page), { replace });

  async function fail(text: string) {
    open.setFailure(text);
    await client.invalidateQueries({ queryKey });
    await goTo('error', false);
  }

  async function settle({ metadata, record }: ClaimReply, before: ClaimKey) {
    const [code, text] = metadata.errors;
    if (metadata.status === 200 && record) {
      const { fulfillments } = record.case;
      client.setQueryData<Claim | null>(
        queryKey,
        (known) => known && withAward(known, fulfillments, fulfillmentId),
      );
      open.finish();
      open.setKey({ ...before, state: 'paid' });
      await goTo('submission', true);
      return;
    }
    const words = isClaimCode(code) ? sayClaimCode(say.locale, code) : (text ?? sayLost(say));
    // Nothing was done yet: the same claim goes on once the person has proven who they are.
    if (code === 'auth/requires-recent-login') {
      open.setKey(before);
      setWarning(words);
      return;
    }
    if (isClaimAnswered(code)) open.setKey({ ...before, state: 'refused' });
    if (isRetryableClaim(metadata.status, code)) setWarning(words);
    else await fail(words);
  }

  async function run() {
    const {
      draft: { method, ...draft },
      key: known,
    } = open.read();
    if (!method) return;
    const key = toNextKey(known, paymentId, () => crypto.randomUUID());
    open.setKey({ ...key, state: 'sent' });
    setWarning(undefined);
    showNotice({ message: say('claim.processing', 'Processing payment...') });
    try {
      const send = () => sendClaim(session, paymentId, key.id, { ...draft, method });
      await settle(await stepUp.run(send), key);
    } catch {
      // Nobody knows whether it arrived: the key stays as it is (P719).
      await fail(sayLost(say));
    }
    showNotice(undefined);
  }

  return {
    isBusy,
    warning,
    submit: async () => {
      if (isRunning.current) return;
      isRunning.current = true;
      setBusy(true);
      await run();
      isRunning.current = false;
      setBusy(false);
    },
  };
}

/** The claim once it is made: nothing is offered anymore, and the award says what was sent. */
function withAward(claim: Claim, awards: readonly Fulfillment[], fulfillmentId: string): Claim {
  return { ...claim, offer: null, award: awards.find(({ id }) => id === fulfillmentId) ?? null };
}

function sayLost(say: Say): string {
  return say('claim.lost', 'Something went wrong!');
}
