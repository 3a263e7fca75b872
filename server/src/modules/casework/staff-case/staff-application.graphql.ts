import { builder } from '../../../platform/graphql/builder.ts';
import { ApplicationProgressType } from '../../applications/index.ts';
import type { UserContact } from '../../users/index.ts';
import type { StaffApplication } from './staff-case-contents.ts';

export const UserContactType = builder.objectRef<UserContact>('UserContact').implement({
  description: 'Who someone is, for staff who may want to write to them.',
  fields: (t) => ({
    id: t.exposeID('id'),
    name: t.exposeString('name', {
      nullable: true,
      description: 'Null for a person who has not given it yet.',
    }),
    email: t.exposeString('email'),
  }),
});

export const StaffApplicationType = builder.objectRef<StaffApplication>('StaffApplication').implement({
  description: 'An application of a case as staff see it in a list, without its answers.',
  fields: (t) => ({
    id: t.exposeID('id'),
    displayId: t.exposeString('displayId', { description: 'Short enough to read out over the phone.' }),
    submitter: t.field({
      type: UserContactType,
      description: 'Who filled it out: the party of the case, or an advocate.',
      resolve: ({ submitter }) => submitter,
    }),
    progress: t.field({
      type: ApplicationProgressType,
      nullable: true,
      description: 'How far a draft is, as the device that saved it last worked it out.',
      resolve: ({ progress }) => progress,
    }),
    definitionKey: t.exposeString('definitionKey', { description: 'The form that it was filled out with.' }),
    definitionVersion: t.exposeInt('definitionVersion'),
    createdAt: t.field({ type: 'DateTime', resolve: ({ createdAt }) => createdAt }),
    updatedAt: t.field({
      type: 'DateTime',
      description: 'When it was last saved.',
      resolve: ({ updatedAt }) => updatedAt,
    }),
    submittedAt: t.field({
      type: 'DateTime',
      nullable: true,
      description: 'Null for a draft that was never submitted.',
      resolve: ({ submittedAt }) => submittedAt,
    }),
  }),
});
