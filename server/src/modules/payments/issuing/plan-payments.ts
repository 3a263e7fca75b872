import {
  type Installment,
  listInstallments,
  type RecurringSchedule,
  toBankingDay,
} from '@handrail/engine/payments';

/** When and in which parts an award is paid. */
export type Schedule =
  | { readonly kind: 'once'; readonly amountCents: number; readonly scheduledFor: string | null }
  | { readonly kind: 'several'; readonly payments: readonly Installment[] }
  | ({ readonly kind: 'pattern' } & RecurringSchedule);

/** The payments of a schedule, each on a banking day; without a day, a payment is due today. */
export function planPayments(schedule: Schedule, today: string): Installment[] {
  switch (schedule.kind) {
    case 'once':
      return [
        {
          amountCents: schedule.amountCents,
          scheduledFor: toBankingDay(schedule.scheduledFor ?? today),
        },
      ];
    case 'several':
      return schedule.payments.map(({ amountCents, scheduledFor }) => ({
        amountCents,
        scheduledFor: toBankingDay(scheduledFor),
      }));
    case 'pattern':
      return listInstallments(schedule);
  }
}

export function sumCents(payments: readonly Pick<Installment, 'amountCents'>[]): number {
  return payments.reduce((sum, { amountCents }) => sum + amountCents, 0);
}
