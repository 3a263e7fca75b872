import {
  reapplicationRuleTypes,
  type AtMostRule,
  type HistoryRules,
  type OnceOrder,
  type OnceRule,
  type ReapplicationRule,
} from '../../definition/history.ts';
import { copy, listOf, number, oneOf, onlyTrue, optional, record, text } from './shape.ts';

const once = record<OnceRule>({
  answerKeys: listOf(text),
  labelledBy: optional(text),
  programs: listOf(text),
  message: copy,
  order: optional(record<OnceOrder>({ values: listOf(text), message: copy })),
});

const atMost = record<AtMostRule>({
  answerKey: text,
  programs: listOf(text),
  limit: number,
  note: optional(copy),
  message: copy,
});

const reapplicationRule = record<ReapplicationRule>({
  type: oneOf('type', reapplicationRuleTypes),
  value: number,
  unit: optional(text),
});

export const historyShape = record<HistoryRules>({
  once: optional(listOf(once)),
  atMost: optional(listOf(atMost)),
  reapplication: optional(listOf(reapplicationRule)),
  refersTo: optional(listOf(text)),
  isFinal: optional(onlyTrue),
  closedAfterWithdrawalFrom: optional(listOf(text)),
});
