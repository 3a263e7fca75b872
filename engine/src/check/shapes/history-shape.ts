import {
  reapplicationRuleTypes,
  type AtMostRule,
  type HistoryRules,
  type OnceOrder,
  type OnceRule,
  type ReapplicationRule,
} from '../../definition/history.ts';
import { listOf, number, oneOf, onlyTrue, optional, record, text } from './shape.ts';

const once = record<OnceRule>({
  answerKeys: listOf(text),
  labelledBy: optional(text),
  programs: listOf(text),
  message: text,
  order: optional(record<OnceOrder>({ values: listOf(text), message: text })),
});

const atMost = record<AtMostRule>({
  answerKey: text,
  programs: listOf(text),
  limit: number,
  note: optional(text),
  message: text,
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
