import { maskTin, defineWords } from '@handrail/engine';
import { z } from 'zod';
import { worded } from '../../platform/errors/word-issue.ts';
import { applicants } from '../../platform/graphql/access.ts';
import { builder } from '../../platform/graphql/builder.ts';
import { memberContext } from '../../platform/graphql/member-context.ts';
import { parseInput } from '../../platform/errors/parse-input.ts';
import { definePayload, toPayload } from '../../platform/graphql/payload.ts';
import { type CurrentUser, findCurrentUser, UserType } from '../users/index.ts';
import { createW9TaxForm } from './create-w9-tax-form.ts';
import { listOwnTaxForms } from './list-own-tax-forms.ts';
import type { TaxForm } from './tax-form.ts';
import { w9Certification } from './w9-certification.ts';

const TaxFormTypeEnum = builder.enumType('TaxFormType', { values: ['W9'] as const });

const TaxFormType = builder.objectRef<TaxForm>('TaxForm').implement({
  fields: (t) => ({
    id: t.exposeID('id'),
    type: t.field({ type: TaxFormTypeEnum, resolve: ({ type }) => type }),
    tinType: t.exposeString('tinType', { description: 'SSN or EIN.' }),
    tin: t.string({
      description: 'Masked: only the last four digits can be read.',
      resolve: ({ tinLast4 }) => maskTin(tinLast4),
    }),
    formRevision: t.exposeString('formRevision'),
    signedAt: t.field({ type: 'DateTime', resolve: ({ signedAt }) => signedAt }),
  }),
});

builder.objectField(UserType, 'taxForms', (t) =>
  t.field({
    type: [TaxFormType],
    description: 'What the person has signed, the newest first.',
    resolve: (_user, _args, visit) => listOwnTaxForms(memberContext(visit)),
  }),
);

const W9CertificationType = builder.objectRef<typeof w9Certification>('W9Certification').implement({
  fields: (t) => ({
    revision: t.exposeString('revision'),
    opening: t.exposeString('opening'),
    statements: t.stringList({ resolve: ({ statements }) => [...statements] }),
    closing: t.exposeString('closing'),
  }),
});

builder.queryField('w9Certification', (t) =>
  t.field({
    type: W9CertificationType,
    access: applicants,
    description: 'What a signature under the form certifies.',
    resolve: () => w9Certification,
  }),
);

const W9DataInput = builder.inputType('W9DataInput', {
  fields: (t) => {
    const text = () => t.string({ required: false });
    return {
      taxClassification: text(),
      name: text(),
      addressLine1: text(),
      addressLine2: text(),
      city: text(),
      state: text(),
      zip: text(),
      tin: text(),
      ssn: text(),
      ein: text(),
      businessTaxClassification: text(),
      llcBusinessTaxClassification: text(),
      otherEntityType: text(),
      dba: text(),
      exemptPayeeCode: text(),
      exemptFATCACode: text(),
      signature: text(),
    };
  },
});

const CreateW9TaxFormInput = builder.inputType('CreateW9TaxFormInput', {
  fields: (t) => ({
    type: t.field({ type: TaxFormTypeEnum }),
    data: t.field({ type: W9DataInput }),
    formRevision: t.string({ required: false, description: 'The revision that the person saw.' }),
  }),
});

const tooLong = defineWords('taxFormField', 'Please keep each field to 200 characters or fewer.');
const text = z.string().refine((value) => value.length <= 200, worded(tooLong));
const signedForm = z.object({
  data: z.record(
    z.string(),
    text.nullish().transform((given) => given ?? ''),
  ),
  formRevision: z.string().nullish(),
});

const CreateW9TaxFormPayload = definePayload<{ currentUser: CurrentUser }>('CreateW9TaxFormPayload', (t) => ({
  currentUser: t.field({
    type: UserType,
    nullable: true,
    resolve: ({ currentUser }) => currentUser ?? null,
  }),
}));

builder.mutationField('createW9TaxForm', (t) =>
  t.field({
    type: CreateW9TaxFormPayload,
    access: applicants,
    args: { input: t.arg({ type: CreateW9TaxFormInput }) },
    resolve: (_root, { input }, visit) =>
      toPayload(
        async () => {
          const { data, formRevision } = parseInput(signedForm, input);
          await createW9TaxForm(memberContext(visit), { data, formRevision: formRevision ?? undefined });
          const currentUser = await findCurrentUser(visit);
          if (!currentUser) throw new Error('The account no longer exists');
          return { currentUser };
        },
        { status: 201 },
      ),
  }),
);
