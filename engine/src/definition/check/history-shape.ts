import type { HistoryRules, OnceOrder, OnceRule } from '../history.ts';
import { listOf, onlyTrue, optional, record, text } from './shape.ts';

const once = record<OnceRule>({
  answerKeys: listOf(text),
  labelledBy: optional(text),
  programs: listOf(text),
  message: text,
  order: optional(record<OnceOrder>({ values: listOf(text), message: text })),
});

export const historyShape = record<HistoryRules>({
  once: optional(listOf(once)),
  refersTo: optional(listOf(text)),
  isFinal: optional(onlyTrue),
  closedAfterWithdrawalFrom: optional(listOf(text)),
});
