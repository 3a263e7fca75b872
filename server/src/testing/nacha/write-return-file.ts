/** One payment as the bank sends it back, with the code of a return (R..) or of a change (C..). */
export interface SentBack {
  readonly trace: string;
  readonly code: string;
  readonly routingNumber?: string;
  readonly accountNumber?: string;
  /** The name that the sender gave the entry; some banks leave it out. */
  readonly reference?: string;
  readonly amountCents?: number;
  readonly data?: string;
}

/** Writes a file as a bank sends it: returns in one batch, notifications of change in another. */
export function writeReturnFile(sentBack: readonly SentBack[], companyId = '1234567890'): string {
  const returns = sentBack.filter(({ code }) => code.startsWith('R'));
  const changes = sentBack.filter(({ code }) => code.startsWith('C'));
  const batches = [returns, changes].filter(({ length }) => length > 0);
  const lines = [
    `101 021000021 1234567892611180930A094101${'BAYVIEW FUND'.padEnd(23)}${'FIRST BANK'.padEnd(23)}${' '.repeat(8)}`,
    ...batches.flatMap((batch, index) => writeBatch(batch, index + 1, companyId)),
  ];
  const blocks = Math.ceil((lines.length + 1) / 10);
  lines.push(`9${zeros(batches.length, 6)}${zeros(blocks, 6)}${totals(sentBack, 8)}${' '.repeat(39)}`);
  while (lines.length % 10 !== 0) lines.push('9'.repeat(94));
  return `${lines.join('\r\n')}\r\n`;
}

function writeBatch(batch: readonly SentBack[], number: number, companyId: string): string[] {
  const entryClass = batch[0]?.code.startsWith('C') ? 'COR' : 'PPD';
  const ending = `02100002${zeros(number, 7)}`;
  return [
    `5220${'BAYVIEW FUND'.padEnd(36)}${companyId.padEnd(10)}${entryClass}ASSISTANCE      261118   1${ending}`,
    ...batch.flatMap((each, index) => [
      `621${routingOf(each)}${(each.accountNumber ?? '123456789').padEnd(17)}${zeros(each.amountCents ?? 0, 10)}${(each.reference ?? '').padEnd(15)}${'ADA'.padEnd(22)}  1${ownTrace(index)}`,
      writeAddenda(each, index),
    ]),
    `8220${totals(batch, 6)}${companyId.padEnd(10)}${' '.repeat(25)}${ending}`,
  ];
}

function writeAddenda(each: SentBack, index: number): string {
  const kind = each.code.startsWith('C') ? '98' : '99';
  const start = `7${kind}${each.code}${each.trace}${' '.repeat(6)}${routingOf(each).slice(0, 8)}`;
  return `${start}${(each.data ?? '').padEnd(44)}${ownTrace(index)}`;
}

function totals(batch: readonly SentBack[], width: number): string {
  const hash = batch.reduce((sum, each) => sum + Number(routingOf(each).slice(0, 8)), 0);
  const cents = batch.reduce((sum, { amountCents = 0 }) => sum + amountCents, 0);
  return zeros(batch.length * 2, width) + zeros(hash, 10).slice(-10) + zeros(0, 12) + zeros(cents, 12);
}

const routingOf = ({ routingNumber = '021000021' }: SentBack) => routingNumber;
const ownTrace = (index: number) => `12100024${zeros(index + 1, 7)}`;
const zeros = (value: number, width: number) => String(value).padStart(width, '0');
