import type { Locale } from '../language/locale.ts';
import type { Slot } from '../rules/scope.ts';
import { isAddress, listPartFaults } from '../validation/fields/check-address.ts';
import type { FieldReport } from './form-report.ts';

/** An address is answered part by part, so each of its parts is named and counted. */
export function splitFault(
  locale: Locale,
  { field }: Slot,
  value: unknown,
  report: FieldReport,
): FieldReport[] {
  // One that follows another address is mended there, as a whole.
  if (field.type !== 'Address' || (isAddress(value) && value.copied)) return [report];
  const parts = listPartFaults(locale, field, value, report.isMissing);
  const rest = report.messages.filter((text) => parts.every(({ message }) => message !== text));
  return [
    ...parts.map(({ part, message }) => ({ ...report, part, messages: [message] })),
    ...(rest.length > 0 ? [{ ...report, messages: rest }] : []),
  ];
}
