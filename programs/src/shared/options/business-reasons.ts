import { defineOptions } from '@handrail/engine';

export const businessReasonOptions = defineOptions([
  { label: 'To be my own boss', value: 'independence' },
  { label: 'To earn more money', value: 'income' },
  { label: 'To do work I love', value: 'passion' },
  { label: 'I could not find a job that fit', value: 'need' },
  { label: 'To have time for my family or carry on a family business', value: 'family' },
  { label: 'To serve my community', value: 'community' },
  { label: 'Another reason', value: 'other' },
]);
