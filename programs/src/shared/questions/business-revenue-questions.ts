import { answer, defineQuestion } from '@handrail/engine';
import { dollars } from '../fields/dollars.ts';
import { yesNo } from '../fields/yes-no.ts';
import { annualRevenueOptions } from '../options/annual-revenue.ts';
import { onlineRevenueShareOptions } from '../options/online-revenue-share.ts';

export const onlineRevenueQuestion = defineQuestion({
  key: 'onlineRevenue',
  copy: { title: 'How much of your revenue comes from online sales?' },
  fields: [
    {
      type: 'RadioList',
      key: 'onlineRevenue',
      copy: 'Share of online sales',
      options: onlineRevenueShareOptions,
    },
  ],
});

export const adBudgetQuestion = defineQuestion({
  key: 'adBudget',
  copy: { title: 'How much do you spend on online ads each month?' },
  fields: [
    dollars({ key: 'adBudget', copy: 'Online ads each month', helperText: 'Enter 0 if you do not buy ads.' }),
  ],
});

export const popUpRevenueQuestion = defineQuestion({
  key: 'popUpRevenue',
  copy: { title: 'Do you sell at pop-up shops, markets or fairs?' },
  fields: [
    yesNo({ key: 'popUpRevenue.hasPopUpRevenue', copy: 'We sell at pop-ups' }),
    dollars({
      key: 'popUpRevenue.amount',
      copy: 'Revenue from pop-ups each year',
      dynamicLogic: answer('popUpRevenue.hasPopUpRevenue').isYes(),
    }),
  ],
});

export const annualRevenueQuestion = defineQuestion({
  key: 'annualRevenue',
  copy: { title: 'How much revenue did your business have last year?' },
  fields: [
    { type: 'Dropdown', key: 'annualRevenue', copy: 'Revenue last year', options: annualRevenueOptions },
  ],
});
