import type { AuthenticationResponseJSON } from '@simplewebauthn/server';
import type { RequestContext } from '../../platform/context.ts';
import type { Transaction } from '../../platform/db/partner-db.ts';
import { sendMail } from '../notifications/index.ts';
import type { Partner } from '../partners/index.ts';
import { findUserById, toLocale } from '../users/index.ts';
import { checkPasskey } from './check-passkey.ts';
import { consumeRecoveryCode, countRecoveryCodes } from './recovery-code-store.ts';
import { hashRecoveryCode } from './recovery-code.ts';
import { writeRecoveryCodeUsedMail } from './second-factor-mail.ts';
import { listTotps, takeTimeStep } from './totp-store.ts';
import { findTimeStep } from './totp.ts';

/** How a person proves that they have their second factor. */
export type SecondProof =
  | { readonly kind: 'totp'; readonly code: string }
  | { readonly kind: 'passkey'; readonly response: AuthenticationResponseJSON }
  | { readonly kind: 'recovery'; readonly code: string };

/** Whether the proof is good. A good one is used up with it. */
export function checkSecondFactor(
  tx: Transaction,
  ctx: RequestContext,
  partner: Partner,
  userId: string,
  proof: SecondProof,
): Promise<boolean> {
  switch (proof.kind) {
    case 'totp':
      return checkTotp(tx, ctx, userId, proof.code);
    case 'passkey':
      return checkPasskey(tx, ctx, userId, proof.response);
    case 'recovery':
      return checkRecoveryCode(tx, ctx, partner, userId, proof.code);
  }
}

async function checkTotp(
  tx: Transaction,
  ctx: RequestContext,
  userId: string,
  code: string,
): Promise<boolean> {
  for (const { id, secret } of await listTotps(tx, ctx, userId, 'confirmed')) {
    const timeStep = findTimeStep(secret, code, ctx.now());
    if (timeStep !== undefined && (await takeTimeStep(tx, ctx, id, timeStep))) return true;
  }
  return false;
}

async function checkRecoveryCode(
  tx: Transaction,
  ctx: RequestContext,
  partner: Partner,
  userId: string,
  code: string,
): Promise<boolean> {
  if (!(await consumeRecoveryCode(tx, ctx, userId, hashRecoveryCode(code)))) return false;
  const user = await findUserById(tx, ctx.partnerId, userId);
  if (user) {
    const mail = writeRecoveryCodeUsedMail(
      toLocale(user, partner),
      partner,
      await countRecoveryCodes(tx, ctx.partnerId, userId),
    );
    await sendMail(tx, ctx, { template: 'recovery-code-used', to: user.email, ...mail });
  }
  return true;
}
