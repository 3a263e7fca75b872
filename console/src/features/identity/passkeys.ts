import type { Outcome } from '../../shared/api/use-act.ts';

/** Whether this browser can keep and use passkeys. */
export function hasPasskeys(): boolean {
  return typeof window !== 'undefined' && 'PublicKeyCredential' in window;
}

/** Lets the device make a passkey; nothing when the person or the device would not. */
export async function createPasskey(options: unknown): Promise<unknown> {
  const { startRegistration } = await import('@simplewebauthn/browser');
  type Options = Parameters<typeof startRegistration>[0]['optionsJSON'];
  return startRegistration({ optionsJSON: options as Options }).catch(toNothing);
}

/** Lets a passkey of the device sign; nothing when the person or the device would not. */
export async function askPasskey(options: unknown): Promise<unknown> {
  const { startAuthentication } = await import('@simplewebauthn/browser');
  type Options = Parameters<typeof startAuthentication>[0]['optionsJSON'];
  return startAuthentication({ optionsJSON: options as Options }).catch(toNothing);
}

/** The outcome when no passkey came of it. */
export function noPasskey(message: string): Outcome {
  return { metadata: { status: 400, errors: ['no-passkey'], message } };
}

// Browsers do not say whether the person said no, waited too long or has none: all of it is "try again".
function toNothing(): undefined {
  return undefined;
}
