export const secondFactorKinds = ['totp', 'passkey'] as const;
export type SecondFactorKind = (typeof secondFactorKinds)[number];

/** Something that a member of staff has besides their password: an authenticator app or a passkey. */
export interface SecondFactor {
  readonly id: string;
  readonly kind: SecondFactorKind;
  readonly label: string;
  readonly createdAt: Date;
  readonly lastUsedAt: Date | null;
}

/** More than anyone needs, and few enough that a list of them can be read. */
export const maxFactors = 10;

export const defaultLabels = {
  totp: 'Authenticator app',
  passkey: 'Passkey',
} as const satisfies Record<SecondFactorKind, string>;

/** The label that a person chose, or what the factor is. */
export function toLabel(kind: SecondFactorKind, label: string | null | undefined): string {
  const given = (label ?? '').replace(/\s+/g, ' ').trim().slice(0, 60);
  return given === '' ? defaultLabels[kind] : given;
}
