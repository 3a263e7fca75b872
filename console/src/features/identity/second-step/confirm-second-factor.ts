import type { ConsoleSession } from '../../../shared/context/console-context.tsx';
import type { Outcome } from '../../../shared/api/use-act.ts';
import { BeginPasskeyCheckDocument, ConfirmSecondFactorDocument } from '../../../gql/operations.ts';
import { askPasskey, noPasskey } from '../passkeys.ts';
import { beginSession, type FirstStep } from '../sign-in.ts';

/** How the person proves their second factor; "enrolled" when they have just set it up. */
export type Proof =
  | { readonly kind: 'code' | 'recovery'; readonly code: string }
  | { readonly kind: 'passkey' }
  | { readonly kind: 'enrolled' };

/** Proves the second factor and begins the session. */
export async function confirmSecondFactor(
  session: ConsoleSession,
  { token: firstStep }: Pick<FirstStep, 'token'>,
  proof: Proof,
  canceledText: string,
): Promise<Outcome> {
  const { partner, request } = session;
  const step = { partnerId: partner.id, firstStep };
  let fields = {};
  if (proof.kind === 'code') fields = { code: proof.code };
  if (proof.kind === 'recovery') fields = { recoveryCode: proof.code };
  if (proof.kind === 'passkey') {
    const { beginPasskeyCheck } = await request(BeginPasskeyCheckDocument, { input: step });
    if (beginPasskeyCheck.metadata.status >= 400) return beginPasskeyCheck;
    const passkey = await askPasskey(beginPasskeyCheck.options);
    if (!passkey) return noPasskey(canceledText);
    fields = { passkey };
  }

  const { confirmSecondFactor: confirmed } = await request(ConfirmSecondFactorDocument, {
    input: { ...step, ...fields },
  });
  if (!confirmed.identity) return confirmed;
  const { refusal } = await beginSession(session, confirmed.identity);
  return refusal ? { metadata: { status: 400, errors: [refusal] } } : confirmed;
}
