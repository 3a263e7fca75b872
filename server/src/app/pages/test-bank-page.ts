import { firstLocale, formatAmount, formatMoment } from '@handrail/engine';
import { escapeHtml } from '../../platform/http/escape-html.ts';

export interface BankPartner {
  readonly id: string;
  readonly name: string;
}

export interface BankPayment {
  readonly partnerId: string;
  readonly key: string;
  readonly reference: string;
  readonly method: string;
  readonly amountCents: number;
  readonly askedAt: Date;
  readonly standing: string;
}

/** What the page asks of the test bank; only whoever starts the product knows the bank itself. */
export interface TestBankOperator {
  readonly actions: readonly string[];
  readonly list: (partnerId: string) => Promise<readonly BankPayment[]>;
  readonly act: (
    place: { readonly partnerId: string; readonly key: string },
    action: string,
  ) => Promise<
    | {
        readonly provider: string;
        readonly report: {
          readonly body: string;
          readonly headers: Readonly<Record<string, string | readonly string[] | undefined>>;
        };
      }
    | undefined
  >;
}

type PartnerPayments = BankPartner & { readonly payments: readonly BankPayment[] };

const buttons: Readonly<Record<string, readonly [action: string, label: string][]>> = {
  accepted: [
    ['settle', 'Settle'],
    ['fail', 'Fail'],
    ['return', 'Return'],
    ['delay', 'Delay 3 days'],
    ['lose', 'Lose'],
  ],
  silent: [
    ['settle', 'Settle'],
    ['fail', 'Fail'],
    ['return', 'Return'],
  ],
  settled: [['return', 'Return']],
};

/** Each payment that the bank knows, newest first, with what can be done to it. */
export function testBankBody(lists: readonly PartnerPayments[]): string {
  const sections = lists.map(
    ({ name, payments }) => `<h2>${escapeHtml(name)}</h2>
<div class="wide" tabindex="0" role="region" aria-label="Payments of ${escapeHtml(name)}"><table>
<thead><tr><th scope="col">Reference</th><th scope="col">Method</th><th scope="col">Amount</th><th scope="col">Asked at</th><th scope="col">Status</th><th scope="col">Change</th></tr></thead>
<tbody>${payments.map(toRow).join('\n')}</tbody>
</table></div>`,
  );
  return `<h1>Test bank</h1>
<p>Payments of this installation go to a bank that moves no money. Change here what became of them; the bank then reports it the
way any provider does.</p>
${sections.length > 0 ? sections.join('\n') : '<p>Nobody has claimed a payment yet.</p>'}`;
}

function toRow(payment: BankPayment): string {
  const { partnerId, key, reference, method, amountCents, askedAt, standing } = payment;
  const name = escapeHtml(reference);
  const actions = (buttons[standing] ?? []).map(
    ([action, label]) =>
      `<button name="action" value="${action}" aria-label="${label} ${name}">${label}</button>`,
  );
  return `<tr><th scope="row">${name}</th><td>${escapeHtml(method)}</td>
<td>${escapeHtml(formatAmount(amountCents))}</td>
<td>${escapeHtml(formatMoment(firstLocale, askedAt.toISOString(), 'UTC'))}</td><td>${escapeHtml(standing)}</td>
<td><form method="post" action="/dev/test-bank/${escapeHtml(partnerId)}/${escapeHtml(key)}">${actions.join(' ')}</form></td></tr>`;
}

export const testBankStyle = `
main { max-width: 70rem; }
.wide { overflow-x: auto; }
button { font: inherit; padding: .25rem .6rem; margin: .1rem; }
button:focus-visible { outline: 3px solid #1a4f8b; outline-offset: 2px; }
`;
