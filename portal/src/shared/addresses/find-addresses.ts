import type { Address } from '@handrail/engine';
import type { FindAddresses } from '@handrail/ui/form-renderer';
import type { PortalSession } from '../context/portal-context.tsx';
import { SuggestAddressesDocument } from '../../gql/operations.ts';

/** Looks for the places that a typed address may mean. */
export function createAddressSearch({ request }: PortalSession): FindAddresses {
  return async ({ text, state = null, city = null }, signal) => {
    const { suggestAddresses } = await request(SuggestAddressesDocument, { text, state, city }, { signal });
    return suggestAddresses.nodes.map((place): Address =>
      Object.fromEntries(Object.entries(place).filter(([, part]) => part !== null)),
    );
  };
}
