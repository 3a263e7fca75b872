import { type ClaimCode, isClaimCode } from '@handrail/engine/payments';
import { AppError } from '../../../platform/errors/app-error.ts';
import { asWorded } from '../../../platform/errors/texts.ts';

/** What the bank says of one payment, by the number that we gave it. */
export interface Confirmation {
  readonly sequence: number;
  readonly isPaid: boolean;
  readonly code: ClaimCode;
}

/** Reads a list with the columns Reference, Status (paid or failed) and, where it failed, Reason (one of our codes). */
export function readConfirmations(text: string): Confirmation[] {
  const [heading, ...lines] = text
    .replace(/^\uFEFF/, '')
    .split(/\r?\n/)
    .filter((line) => line.trim() !== '')
    .map((line) => line.split(',').map((cell) => cell.trim().replaceAll(/^"|"$/g, '')));
  const names = (heading ?? []).map((name) => name.toLowerCase());
  const [reference, status, reason] = ['reference', 'status', 'reason'].map((name) => names.indexOf(name));
  if (reference === undefined || reference < 0 || status === undefined || status < 0)
    throw refuse('The first line must name the columns Reference and Status.');
  return lines.map((cells, index) => {
    const said = (cells[status] ?? '').toLowerCase();
    const written = cells[reference] ?? '';
    const sequence = Number(written);
    if (!/^\d{1,15}$/.test(written) || !['paid', 'failed'].includes(said))
      throw refuse(`Line ${String(index + 2)} has no number, or a status other than paid and failed.`);
    const code = cells[reason ?? -1];
    return { sequence, isPaid: said === 'paid', code: isClaimCode(code) ? code : 'A-010' };
  });
}

function refuse(text: string): AppError {
  return new AppError('BATCH_FILE_REFUSED', asWorded([text]));
}
