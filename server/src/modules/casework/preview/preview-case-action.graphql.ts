import { staffWith } from '../../../platform/graphql/access.ts';
import { builder } from '../../../platform/graphql/builder.ts';
import { memberContext } from '../../../platform/graphql/member-context.ts';
import { definePayload, toPayload } from '../../../platform/graphql/payload.ts';
import type { WrittenNotice } from '../../notifications/index.ts';
import { PerformCaseActionInput, toActionRequest } from '../casework.graphql.ts';
import { previewCaseAction } from './preview-case-action.ts';

const PreviewType = builder.objectRef<WrittenNotice>('CaseNoticePreview').implement({
  fields: (t) => ({
    name: t.exposeString('name', { nullable: true, description: 'Whom it goes to.' }),
    email: t.exposeString('to'),
    subject: t.exposeString('subject'),
    text: t.exposeString('text', { description: 'The mail as plain text, which says what the HTML says.' }),
  }),
});

const PreviewPayload = definePayload<{ mail: WrittenNotice | undefined }>(
  'CaseActionPreviewPayload',
  (t) => ({
    mail: t.field({
      type: PreviewType,
      nullable: true,
      description: 'Null where the action sends no mail.',
      resolve: ({ mail }) => mail ?? null,
    }),
  }),
);

builder.queryField('caseActionPreview', (t) =>
  t.field({
    type: PreviewPayload,
    access: staffWith('readCases'),
    description: 'The mail that an action would send, and whether it would be refused; nothing is done.',
    args: { input: t.arg({ type: PerformCaseActionInput }) },
    resolve: (_root, { input }, visit) =>
      toPayload(async () => ({
        mail: await previewCaseAction(memberContext(visit), toActionRequest(input)),
      })),
  }),
);
