import { Secret, TOTP } from 'otpauth';

const stepSeconds = 30;
/** A phone's clock may be one step early or late. */
const skewSteps = 1;

/** A new secret for an authenticator app: 160 bits, as RFC 4226 recommends. */
export function createTotpSecret(): string {
  return new Secret({ size: 20 }).base32;
}

/** What the QR code says, which every authenticator app reads. */
export function buildTotpUri(secret: string, account: { readonly issuer: string; readonly email: string }) {
  return build(secret, account).toString();
}

/** The time step to which a code belongs, if it is right now or one step away. */
export function findTimeStep(secret: string, code: string, now: Date): number | undefined {
  const token = code.replace(/\s/g, '');
  if (!/^\d{6}$/.test(token)) return undefined;
  const delta = build(secret).validate({ token, timestamp: now.getTime(), window: skewSteps });
  return delta === null ? undefined : Math.floor(now.getTime() / 1000 / stepSeconds) + delta;
}

function build(secret: string, { issuer = '', email = '' } = {}): TOTP {
  // SHA-1, six digits and thirty seconds are what every app understands; some ignore any other wish.
  return new TOTP({
    issuer,
    label: email,
    algorithm: 'SHA1',
    digits: 6,
    period: stepSeconds,
    secret: Secret.fromBase32(secret),
  });
}
