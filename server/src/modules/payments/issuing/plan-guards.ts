import {
  type Guards,
  guardNames,
  isLower,
  type PaymentSettings,
  type PendingGuards,
} from './payment-settings.ts';

/** A guard that someone lowers holds for a day more, so that the other admins can object. */
const delayHours = 24;

interface Known {
  readonly settings: PaymentSettings;
  readonly pending: PendingGuards;
}

/**
 * What holds at once and what holds later. Whatever makes money safer, and whatever is no guard, holds at once. A lowered
 * guard waits; asked for again it does not wait longer, and asked for no more it is forgotten.
 */
export function planGuards(
  { settings, pending }: Known,
  changes: Partial<PaymentSettings>,
  now: Date,
): Known {
  const from = new Date(now.getTime() + delayHours * 3_600_000);
  let next = { ...settings, ...changes };
  const later: Record<string, unknown> = {};
  for (const name of guardNames) {
    const step = planGuard(name, { before: settings[name], after: changes[name], pending: pending[name] });
    next = { ...next, [name]: step.now };
    if (step.later !== undefined) later[name] = step.later;
  }
  return { settings: next, pending: later };

  function planGuard<Name extends keyof Guards>(
    name: Name,
    guard: {
      readonly before: Guards[Name];
      readonly after: Guards[Name] | undefined;
      readonly pending: PendingGuards[Name];
    },
  ): { readonly now: Guards[Name]; readonly later?: PendingGuards[Name] } {
    const { before, after, pending: known } = guard;
    if (after === undefined) return { now: before, later: known };
    if (!isLower(name, before, after)) return { now: after };
    const later = known?.value === after ? known : { value: after, from };
    return { now: before, later: later as PendingGuards[Name] };
  }
}

/** What has waited long enough is put in force. */
export function ripen({ settings, pending }: Known, now: Date): Known | undefined {
  const ripe = guardNames.filter((name) => isRipe(pending[name], now));
  if (ripe.length === 0) return undefined;
  const rest = guardNames.filter((name) => pending[name] && !ripe.includes(name));
  return {
    settings: { ...settings, ...Object.fromEntries(ripe.map((name) => [name, pending[name]?.value])) },
    pending: Object.fromEntries(rest.map((name) => [name, pending[name]])),
  };
}

function isRipe(guard: PendingGuards[keyof Guards], now: Date): boolean {
  return guard !== undefined && guard.from <= now;
}

/** What will hold once everything has waited, and from when. */
export function findUpcoming(
  known: Known,
): { readonly settings: PaymentSettings; readonly from: Date } | undefined {
  const times = Object.values(known.pending).map(({ from }) => from.getTime());
  if (times.length === 0) return undefined;
  const from = new Date(Math.max(...times));
  return { settings: ripen(known, from)?.settings ?? known.settings, from };
}
