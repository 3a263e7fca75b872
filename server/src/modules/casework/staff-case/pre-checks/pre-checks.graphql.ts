import type { ReadableAnswer } from '@handrail/engine';
import { builder } from '../../../../platform/graphql/builder.ts';
import { memberContext } from '../../../../platform/graphql/member-context.ts';
import {
  type CheckVerdict,
  EligibilityProgramFitType,
  EligibilityReasonType,
  EligibilityResultEnum,
  type ReviewedCheck,
} from '../../../eligibility/index.ts';
import { StaffCaseType } from '../staff-case.graphql.ts';
import { listPreChecks } from './list-pre-checks.ts';

const PreCheckAnswerType = builder.objectRef<ReadableAnswer>('PreCheckAnswer').implement({
  fields: (t) => ({
    key: t.exposeString('key'),
    label: t.exposeString('label'),
    value: t.exposeString('value', { description: 'In words.' }),
  }),
});

const PreCheckVerdictType = builder.objectRef<CheckVerdict>('PreCheckVerdict').implement({
  fields: (t) => ({
    result: t.field({
      type: EligibilityResultEnum,
      nullable: true,
      description: 'Null where answers are missing for one.',
      resolve: ({ result }) => result ?? null,
    }),
    reasons: t.field({ type: [EligibilityReasonType], resolve: ({ reasons }) => [...reasons] }),
    missing: t.field({ type: [EligibilityReasonType], resolve: ({ missing }) => [...missing] }),
    programs: t.field({ type: [EligibilityProgramFitType], resolve: ({ programs }) => [...programs] }),
  }),
});

type Today = NonNullable<ReviewedCheck['today']>;
const PreCheckTodayType = builder.objectRef<Today>('PreCheckToday').implement({
  description: 'The same answers under the version that is asked today and the income limits of today.',
  fields: (t) => ({
    version: t.exposeInt('version'),
    verdict: t.field({ type: PreCheckVerdictType, resolve: ({ verdict }) => verdict }),
    changes: t.stringList({
      description: 'What is different in questions, conditions and limits since that day.',
      resolve: ({ changes }) => [...changes],
    }),
  }),
});

const PreCheckType = builder.objectRef<ReviewedCheck>('PreCheck').implement({
  description: 'A pre-check whose answers someone brought into their application.',
  fields: (t) => ({
    applicationId: t.exposeID('applicationId'),
    version: t.exposeInt('version', { description: 'Which version of the pre-check was asked.' }),
    checkedAt: t.field({ type: 'DateTime', resolve: ({ checkedAt }) => checkedAt }),
    answers: t.field({ type: [PreCheckAnswerType], resolve: ({ answers }) => [...answers] }),
    verdict: t.field({
      type: PreCheckVerdictType,
      description: 'What the person was told.',
      resolve: ({ verdict }) => verdict,
    }),
    today: t.field({
      type: PreCheckTodayType,
      nullable: true,
      description: 'Null where there is no pre-check today.',
      resolve: ({ today }) => today ?? null,
    }),
  }),
});

builder.objectField(StaffCaseType, 'preChecks', (t) =>
  t.field({
    type: [PreCheckType],
    description: 'The pre-checks that submitted applications began with, newest first.',
    resolve: (about, _args, visit) => listPreChecks(memberContext(visit), about),
  }),
);
