import { reviewReasons } from '@handrail/engine/cases';
import { builder } from '../../../platform/graphql/builder.ts';
import type { RequestView } from './request-view.ts';

export const ReviewReasonEnum = builder.enumType('FieldReviewReason', { values: reviewReasons });

export const ResubmissionRequestType = builder.objectRef<RequestView>('ResubmissionRequest').implement({
  description: 'An answer, or a document of it, that was asked again.',
  fields: (t) => ({
    id: t.exposeID('id'),
    key: t.exposeString('key', { description: 'The key of the answer.' }),
    label: t.exposeString('label', { description: 'What the form calls the answer.' }),
    questionKey: t.exposeString('questionKey', { nullable: true }),
    question: t.exposeString('question', { description: 'The title of its question.' }),
    section: t.exposeString('section'),
    documentId: t.exposeID('documentId', {
      nullable: true,
      description: 'The document that is meant; null for the answer as a whole.',
    }),
    filename: t.exposeString('filename', { nullable: true }),
    reason: t.field({ type: ReviewReasonEnum, resolve: ({ reason }) => reason }),
    words: t.exposeString('words'),
  }),
});
