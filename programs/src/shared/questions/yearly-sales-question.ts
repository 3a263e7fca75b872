import { type Question } from '@handrail/engine';
import { dollars } from '../fields/dollars.ts';
import { salesOrRevenueOptions } from '../options/sales-or-revenue.ts';

interface Years {
  readonly required: readonly number[];
  readonly optional: readonly number[];
}

/** Asks for the sales of some years, the latest first; a business may be too young for the optional ones. */
export function yearlySalesQuestion({ required, optional }: Years): Question {
  return {
    key: 'yearlySales',
    copy: { title: 'How much did your business sell each year?' },
    fields: [
      {
        type: 'RadioList',
        key: 'yearlySales.salesOrRevenue',
        copy: 'Are these numbers revenue or sales?',
        options: salesOrRevenueOptions,
      },
      ...required.map((year) => salesOf(year)),
      ...optional.map((year) => ({ ...salesOf(year), validation: { required: false } })),
    ],
  };
}

function salesOf(year: number) {
  return dollars({ key: `yearlySales.from${year}`, copy: `In ${year}` });
}
