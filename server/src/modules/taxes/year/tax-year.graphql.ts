import { reportableAsLabels } from '@handrail/engine/payments';
import { z } from 'zod';
import { parseInput } from '../../../platform/errors/parse-input.ts';
import { staffWith } from '../../../platform/graphql/access.ts';
import { builder } from '../../../platform/graphql/builder.ts';
import { memberContext } from '../../../platform/graphql/member-context.ts';
import { definePayload, toPayload } from '../../../platform/graphql/payload.ts';
import { exportTaxList } from './export-tax-list.ts';
import { type NamedLine, readTaxYear, type TaxProgram, type TaxYear } from './read-tax-year.ts';
import { taxLineStates } from './tax-line.ts';

const TaxLineStateEnum = builder.enumType('TaxLineState', { values: taxLineStates });

const TaxLineType = builder.objectRef<NamedLine>('TaxLine').implement({
  description: 'What one payee got in a tax year that belongs in one box of a form.',
  fields: (t) => ({
    payeeId: t.exposeID('payeeId'),
    payeeName: t.exposeString('payeeName'),
    payeeType: t.exposeString('payeeType'),
    box: t.exposeString('box'),
    label: t.string({ resolve: ({ box }, _args, { locale }) => reportableAsLabels(locale)[box] }),
    total: t.field({ type: 'Cents', resolve: ({ totalCents }) => totalCents }),
    payments: t.exposeInt('payments'),
    state: t.expose('state', { type: TaxLineStateEnum }),
    tinLast4: t.string({ nullable: true, resolve: ({ taxForm }) => taxForm?.tinLast4 ?? null }),
    exportedAmount: t.field({
      type: 'Cents',
      nullable: true,
      resolve: ({ exported }) => exported?.amountCents ?? null,
    }),
    exportedAt: t.field({
      type: 'DateTime',
      nullable: true,
      resolve: ({ exported }) => exported?.at ?? null,
    }),
  }),
});

const TaxProgramType = builder.objectRef<TaxProgram>('TaxProgram').implement({
  fields: (t) => ({
    id: t.exposeID('id'),
    name: t.exposeString('name'),
    reportableAs: t.string({
      nullable: true,
      description: 'In words; null where the partner has not chosen.',
      resolve: ({ reportableAs }, _args, { locale }) =>
        reportableAs && reportableAsLabels(locale)[reportableAs],
    }),
  }),
});

const TaxYearType = builder.objectRef<TaxYear>('TaxYear').implement({
  description: 'What was paid in a year, as it is reported to the IRS.',
  fields: (t) => ({
    year: t.exposeInt('year'),
    threshold: t.field({ type: 'Cents', resolve: ({ threshold }) => threshold.cents }),
    isThresholdAssumed: t.boolean({
      description: "Nobody has entered this year's threshold; it is the last known one.",
      resolve: ({ threshold }) => threshold.isAssumed,
    }),
    hasPayerNumber: t.exposeBoolean('hasPayerNumber'),
    programs: t.field({ type: [TaxProgramType], resolve: ({ programs }) => [...programs] }),
    lines: t.field({ type: [TaxLineType], resolve: ({ lines }) => [...lines] }),
    nextCursor: t.exposeString('nextCursor', { nullable: true }),
  }),
});

const year = z.number().int().min(2020).max(2100);

builder.queryField('taxYear', (t) =>
  t.field({
    type: TaxYearType,
    access: staffWith('readTaxes'),
    args: { year: t.arg.int(), after: t.arg.string({ required: false }) },
    resolve: (_root, args, visit) => {
      const asked = parseInput(z.object({ year, after: z.string().nullish() }), args);
      return readTaxYear(memberContext(visit), asked.year, asked.after ?? undefined);
    },
  }),
);

const ExportTaxListInput = builder.inputType('ExportTaxListInput', { fields: (t) => ({ year: t.int() }) });
const ExportTaxListPayload = definePayload<{ csv: string }>('ExportTaxListPayload', (t) => ({
  csv: t.string({ nullable: true, resolve: ({ csv }) => csv ?? null }),
}));

builder.mutationField('exportTaxList', (t) =>
  t.field({
    type: ExportTaxListPayload,
    access: staffWith('readTaxes'),
    args: { input: t.arg({ type: ExportTaxListInput }) },
    resolve: (_root, { input }, visit) =>
      toPayload(async () => {
        const asked = parseInput(z.object({ year }), input);
        return { csv: await exportTaxList(memberContext(visit), asked.year) };
      }),
  }),
);
