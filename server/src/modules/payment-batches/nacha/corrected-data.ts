import type { AccountType } from '@handrail/engine';

/** What a bank wants changed before the next payment to this account. */
export interface CorrectedAccount {
  readonly routingNumber?: string;
  readonly accountNumber?: string;
  readonly accountType?: AccountType;
  readonly name?: string;
}

/** Where each change code keeps which part, counted from 0. */
const layouts: Readonly<Record<string, Partial<Record<keyof CorrectedAccount, readonly [number, number]>>>> =
  {
    C01: { accountNumber: [0, 17] },
    C02: { routingNumber: [0, 9] },
    C03: { routingNumber: [0, 9], accountNumber: [12, 29] },
    C04: { name: [0, 22] },
    C05: { accountType: [0, 2] },
    C06: { accountNumber: [0, 17], accountType: [20, 22] },
    C07: { routingNumber: [0, 9], accountNumber: [9, 26], accountType: [26, 28] },
  };

/** Nothing where the code asks for something that we do not keep. */
export function readCorrectedData(code: string, data: string): CorrectedAccount {
  const read = Object.entries(layouts[code] ?? {}).map(([part, [from, to]]) => {
    const text = data.slice(from, to).trim();
    return [part, part === 'accountType' ? toAccountType(text) : text];
  });
  return Object.fromEntries(read.filter(([, text]) => text)) as CorrectedAccount;
}

function toAccountType(transactionCode: string): AccountType | undefined {
  if (transactionCode.startsWith('2')) return 'checking';
  return transactionCode.startsWith('3') ? 'savings' : undefined;
}
