import type { Address } from '@handrail/engine';

/** An address without some of its parts. */
export function addressWithout(address: Address, ...parts: readonly (keyof Address)[]): Address {
  return keep(address, (part) => !parts.includes(part));
}

/** Only some parts of an address. */
export function addressOnly(address: Address, ...parts: readonly (keyof Address)[]): Address {
  return keep(address, (part) => parts.includes(part));
}

function keep(address: Address, isKept: (part: keyof Address) => boolean): Address {
  return Object.fromEntries(Object.entries(address).filter(([part]) => isKept(part as keyof Address)));
}
