import type { Facts } from '../../definition/facts.ts';
import { listOf, optional, record, text } from './shape.ts';

export const factsShape = record<Facts>({
  applicantName: optional(listOf(text)),
  businessName: optional(text),
  birthDate: optional(text),
  email: optional(text),
  phone: optional(text),
  address: optional(text),
  requestedAmount: optional(text),
});
