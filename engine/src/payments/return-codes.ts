import type { ClaimCode } from './claim-codes.ts';

/** What a return tells the payee, and whether our own file was at fault. */
export interface ReturnReason {
  readonly code: ClaimCode;
  readonly isFileDefect: boolean;
}

const codes: Readonly<Record<string, ClaimCode>> = {
  R02: 'A-005',
  R03: 'A-002',
  R04: 'A-003',
  R13: 'A-001',
  R16: 'A-007',
  R20: 'A-007',
  R23: 'A-007',
  R28: 'A-001',
};

/** What we wrote wrongly: an operator has to see it, and the payee is not to blame. */
const fileDefects = ['R17', 'R18', 'R19', 'R24', 'R25', 'R26', 'R27'];

export function readReturnCode(code: string): ReturnReason {
  return { code: codes[code] ?? 'A-010', isFileDefect: fileDefects.includes(code) };
}
