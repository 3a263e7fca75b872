import { formatAmount, formatMoment, parseCurrency } from '@handrail/engine';
import { paymentMethodLabels } from '@handrail/engine/payments';
import { Banner, Button, RadioField, SelectField, useLocale, useSnackbar } from '@handrail/ui';
import { Trans, useLingui } from '@lingui/react';
import { useEffect, useRef, useState, type SubmitEvent } from 'react';
import { IssueFundsDocument, type PaymentMethod } from '../../../gql/operations.ts';
import { useAct } from '../../../shared/api/use-act.ts';
import { useConsole } from '../../../shared/context/console-context.tsx';
import { useRunDelicate } from '../../../shared/session/use-run-delicate.ts';
import { AmountField } from '../amount-field.tsx';
import { PlaceBar } from '../place-bar.tsx';
import { useReloadCaseMoney } from '../case-money/use-case-money.ts';
import { useReloadFunds } from '../use-funds.ts';
import { IssueEffects } from './issue-effects.tsx';
import type { IssuedCase } from './issue-funds-button.tsx';
import { isRetyped, type IssueDraft, listFaults, planDraft, startDraft, toInput } from './issue-input.ts';
import type { IssueOptions } from './issue-panel.tsx';
import { IssueSchedule } from './issue-schedule.tsx';
import styles from './issue.module.css';
import { VendorField } from './vendor-field.tsx';

interface IssueFormProps {
  readonly about: IssuedCase;
  readonly options: IssueOptions;
  readonly onIssued: () => void;
  readonly onClose: () => void;
}

export function IssueForm({ about, options, onIssued, onClose }: IssueFormProps) {
  const { i18n } = useLingui();
  const locale = useLocale();
  const { request, partner } = useConsole();
  const showNotice = useSnackbar();
  const reloadFunds = useReloadFunds();
  const reloadMoney = useReloadCaseMoney(about.id);
  const runDelicate = useRunDelicate();
  // Made before anything is sent: a second press, or an answer that got lost, issues nothing twice.
  const [key] = useState(() => crypto.randomUUID());
  const [draft, setDraft] = useState(() => startDraft(options));
  const [tries, setTries] = useState(0);
  const form = useRef<HTMLFormElement>(null);
  // What is wrong can be far above the button, and out of sight.
  useEffect(() => {
    if (tries > 0) form.current?.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus();
  }, [tries]);
  const change = (changes: Partial<IssueDraft>) => {
    setDraft({ ...draft, ...changes });
  };
  const faults = tries > 0 ? listFaults(i18n, draft, options) : {};
  const fund = options.funds.find(({ id }) => id === draft.fundId);
  const payments = planDraft(draft);
  const cents = parseCurrency(draft.amount) ?? 0;
  const { secondApproverAbove } = options.settings;
  const needsSecond = secondApproverAbove !== null && cents > secondApproverAbove;
  const [certified] = options.certifications;
  const payeeChooses = options.payeeChooses && draft.payee === 'person';

  const act = useAct(
    () =>
      runDelicate(
        async () => (await request(IssueFundsDocument, { input: toInput(about.id, key, draft) })).issueFunds,
      ),
    ({ fulfillment }) => {
      reloadFunds();
      reloadMoney();
      onIssued();
      showNotice({
        message: fulfillment?.needsApproval
          ? i18n._({ id: 'console.issue.waits', message: 'The award waits for a second person' })
          : i18n._({ id: 'console.issue.done', message: 'The funds were issued' }),
      });
      onClose();
    },
  );

  function handleSubmit(event: SubmitEvent) {
    event.preventDefault();
    setTries(tries + 1);
    if (Object.keys(listFaults(i18n, draft, options)).length === 0) act.run(undefined);
  }

  return (
    <form ref={form} className={styles.form} onSubmit={handleSubmit} noValidate>
      {certified && (
        <p className={styles.two}>
          {i18n._({
            id: 'console.issue.certified',
            message: '{name} certified or approved on {moment}. You issue.',
            values: {
              name: certified.user?.name ?? certified.user?.email ?? '',
              moment: formatMoment(locale, certified.createdAt, partner.timeZone),
            },
          })}
        </p>
      )}
      {act.failure && !act.busy && <Banner answersPress tone="error" title={act.failure} />}
      <SelectField
        label={i18n._({ id: 'console.funds.column.fund', message: 'Fund' })}
        required
        error={faults.fundId}
        hint={
          fund &&
          i18n._({
            id: 'console.issue.left',
            message: '{remaining} remaining of {total}',
            values: {
              remaining: formatAmount(fund.balances.remaining),
              total: formatAmount(fund.balances.total),
            },
          })
        }
        value={draft.fundId}
        onChange={({ target }) => {
          change({ fundId: target.value });
        }}
      >
        <option value="">{i18n._({ id: 'console.issue.choose', message: 'Choose' })}</option>
        {options.funds.map(({ id, name }) => (
          <option key={id} value={id}>
            {name}
          </option>
        ))}
      </SelectField>
      {fund && <PlaceBar balances={fund.balances} />}
      <AmountField
        typed={draft.amount}
        hint={
          options.approvedAmount === null
            ? undefined
            : i18n._({
                id: 'console.issue.approved',
                message: '{amount} approved, {awarded} already awarded',
                values: {
                  amount: formatAmount(options.approvedAmount),
                  awarded: formatAmount(options.awardedAmount),
                },
              })
        }
        onType={(amount) => {
          change({ amount });
        }}
        isWrong={faults.amount !== undefined}
        error={faults.amount}
      />
      {isRetyped(draft, options) && (
        <AmountField
          label={i18n._({ id: 'console.issue.again', message: 'Type the amount again' })}
          typed={draft.again}
          onType={(again) => {
            change({ again });
          }}
          isWrong={faults.again !== undefined}
          error={faults.again}
        />
      )}
      <IssueSchedule draft={draft} options={options} faults={faults} onChange={change} />
      <RadioField
        id="issue-payee"
        label={i18n._({ id: 'console.issue.payee', message: 'Paid to' })}
        options={[
          ...(options.person
            ? [
                {
                  value: 'person',
                  label: options.person.name ?? options.person.email ?? '',
                  description: i18n._({ id: 'console.issue.applicant', message: 'The applicant' }),
                },
              ]
            : []),
          { value: 'vendor', label: i18n._({ id: 'console.issue.a-vendor', message: 'A vendor' }) },
        ]}
        value={draft.payee}
        onChange={(payee) => {
          change({ payee: payee as IssueDraft['payee'], method: '' });
        }}
      />
      {draft.payee === 'vendor' && (
        <VendorField
          vendorId={draft.vendorId}
          error={faults.vendorId}
          onChoose={(vendorId) => {
            change({ vendorId });
          }}
        />
      )}
      {payeeChooses ? (
        <p className={styles.muted}>
          <Trans
            id="console.issue.payee-chooses"
            message="They choose the payment method when they claim the money."
          />
        </p>
      ) : (
        <SelectField
          label={i18n._({ id: 'console.issue.method', message: 'Payment method' })}
          optional
          value={draft.method}
          onChange={({ target }) => {
            change({ method: target.value as PaymentMethod | '' });
          }}
        >
          <option value="">{i18n._({ id: 'console.issue.later', message: 'Decide later' })}</option>
          {options.methods.map((method) => (
            <option key={method} value={method}>
              {paymentMethodLabels(locale)[method]}
            </option>
          ))}
        </SelectField>
      )}
      <IssueEffects fund={fund} payments={payments} />
      {needsSecond && (
        <Banner
          tone="info"
          title={i18n._({
            id: 'console.issue.second',
            message: 'A second person has to approve awards above {amount}. Nothing is paid before that.',
            values: { amount: formatAmount(secondApproverAbove) },
          })}
        />
      )}
      <div className={styles.actions}>
        <Button onClick={onClose}>
          <Trans id="console.cancel" message="Cancel" />
        </Button>
        <Button type="submit" variant="primary" busy={act.busy}>
          {i18n._({
            id: 'console.issue.submit',
            message: 'Issue {amount}',
            values: { amount: formatAmount(cents) },
          })}
        </Button>
      </div>
    </form>
  );
}
