import type { tinTypes, W9Values } from '@handrail/engine';

export type TinType = (typeof tinTypes)[number];

/** A signed tax form, as far as it is ever shown again. */
export interface TaxForm {
  readonly id: string;
  readonly type: 'W9';
  readonly tinType: TinType;
  readonly tinLast4: string;
  readonly formRevision: string;
  readonly signedAt: Date;
}

/** What a W9 says, in the spelling in which it is kept; only what its classifications ask for is there. */
export type W9Data = Readonly<Partial<Record<keyof W9Values, string>>>;
