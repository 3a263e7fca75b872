import { isAccountNumber, isRoutingNumber } from '@handrail/engine';
import type { NachaEntry, NachaFile } from './nacha-file.ts';
import { refuse } from './nacha-refusal.ts';
import { toAscii } from '../../../platform/to-ascii.ts';

const mostSequence = 9_999_999;

/** Refuses what a bank would send back, before anything is written. */
export function checkNachaFile({ origin, time, modifier, entries }: NachaFile): void {
  if (!isRoutingNumber(origin.bankRoutingNumber)) refuse('bankRoutingNumber', 'is not valid');
  if (!/^[ -~]{1,10}$/.test(origin.companyId.trim())) refuse('companyId', 'is missing or too long');
  if (origin.companyName.trim() === '') refuse('companyName', 'is missing');
  if (origin.description.trim() === '') refuse('description', 'is missing');
  // Since March 2026 this word marks wages, which assistance is not.
  if (/payroll/i.test(origin.description)) refuse('description', 'must not say PAYROLL');
  if (!/^([01]\d|2[0-3])[0-5]\d$/.test(time)) refuse('time', 'is not a time of day');
  if (!/^[A-Z0-9]$/.test(modifier)) refuse('modifier', 'is not one of A to Z and 0 to 9');
  if (entries.length === 0) refuse('entries', 'are missing');
  if (new Set(entries.map(({ sequence }) => sequence)).size < entries.length)
    refuse('entries', 'have a sequence number twice');
  for (const entry of entries) checkEntry(entry);
}

function checkEntry(entry: NachaEntry): void {
  const { sequence, amountCents, isPrenote } = entry;
  const place = `entry ${String(sequence)}`;
  if (!Number.isInteger(sequence) || sequence < 1 || sequence > mostSequence)
    refuse(place, 'has no usable sequence number');
  if (!isRoutingNumber(entry.routingNumber)) refuse(place, 'has a routing number that is not valid');
  if (!isAccountNumber(entry.accountNumber)) refuse(place, 'has an account number that is not valid');
  if (!Number.isSafeInteger(amountCents) || amountCents < 0)
    refuse(place, 'has an amount that is not whole cents');
  if (isPrenote !== (amountCents === 0))
    refuse(place, isPrenote ? 'tries out an account with money' : 'pays nothing');
  if (toAscii(entry.name) === '') refuse(place, 'has a name that banks cannot read');
}
