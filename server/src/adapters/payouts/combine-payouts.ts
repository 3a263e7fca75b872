import { claimMethods } from '@handrail/engine/payments';
import type { PayoutProvider, Payouts } from '../../ports/payouts.ts';

/** Sends each payment to who pays in its way. Where two could, the first one does. */
export function combinePayouts(providers: readonly PayoutProvider[]): Payouts {
  const getProvider = (name: string): PayoutProvider => {
    const found = providers.find((provider) => provider.name === name);
    if (!found) throw new Error(`The payment provider ${name} is not connected.`);
    return found;
  };
  return {
    methods: claimMethods.filter((method) => providers.some(({ methods }) => methods.includes(method))),
    names: providers.map(({ name }) => name),
    polled: providers.filter(({ isPolled }) => isPolled).map(({ name }) => name),
    listed: providers.filter(({ list }) => list).map(({ name }) => name),
    nameFor: (method) => {
      const found = providers.find(({ methods }) => methods.includes(method));
      if (!found) throw new Error('No payment provider is connected.');
      return found.name;
    },
    submit: async (name, order) => getProvider(name).submit(order),
    lookUp: async (name, place) => getProvider(name).lookUp(place),
    list: async (name, range) => (await getProvider(name).list?.(range)) ?? [],
    canRecall: (name, method) => {
      const found = providers.find((provider) => provider.name === name);
      return found?.recall !== undefined && (found.recallable ?? [method]).includes(method);
    },
    recall: async (name, place) => (await getProvider(name).recall?.(place)) ?? 'tooLate',
    readReport: async (name, report, now) => getProvider(name).readReport(report, now),
  };
}
