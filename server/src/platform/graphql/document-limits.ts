import type { DocumentWeight } from './weigh-document.ts';
import { RefusedRequest } from './refused-request.ts';

export interface DocumentLimits extends DocumentWeight {
  readonly characters: number;
  readonly tokens: number;
}

/** Several times what the heaviest screen needs, and far below what could hurt. */
export const defaultLimits: DocumentLimits = {
  characters: 64 * 1024,
  tokens: 4_000,
  depth: 15,
  fields: 600,
  cost: 3_000,
  aliases: 30,
  directives: 50,
  repeats: 50,
};

const names = {
  depth: 'nested levels',
  fields: 'fields',
  cost: 'points of cost',
  aliases: 'aliases',
  directives: 'directives',
  repeats: 'repeated fields',
} as const satisfies Record<keyof DocumentWeight, string>;

export function assertWithinLimits(weight: DocumentWeight, limits: DocumentLimits): void {
  for (const key of Object.keys(names) as (keyof DocumentWeight)[]) {
    if (weight[key] <= limits[key]) continue;
    throw new RefusedRequest(400, `The document has more than ${String(limits[key])} ${names[key]}`);
  }
}
