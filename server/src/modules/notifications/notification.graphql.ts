import { staffWith } from '../../platform/graphql/access.ts';
import { builder } from '../../platform/graphql/builder.ts';
import { memberContext } from '../../platform/graphql/member-context.ts';
import { MetadataPayload, toPayload } from '../../platform/graphql/payload.ts';
import { CaseType } from '../cases/index.ts';
import { listNoticeSettings, type NoticeSettings, type StandingTemplate } from './list-notice-settings.ts';
import { isNoticeKind, noticeKinds, sayNotice } from './notice-kinds.ts';
import { type PlaceholderName, sayPlaceholder } from './notice-rules.ts';
import { listNotificationsOf } from './notification-store.ts';
import { type Notification, notificationStates } from './notification.ts';
import { saveReminderDays } from './reminder-days.ts';
import { saveNoticeTemplate } from './save-notice-template.ts';

const NotificationStateEnum = builder.enumType('NotificationState', { values: notificationStates });

export const NotificationType = builder.objectRef<Notification>('Notification').implement({
  description: 'A notice that a person got.',
  fields: (t) => ({
    id: t.exposeID('id'),
    kind: t.exposeString('kind'),
    summary: t.string({
      description: 'What it is about, in words for staff.',
      resolve: ({ kind }, _args, { locale }) => (isNoticeKind(kind) ? sayNotice(locale, kind).summary : kind),
    }),
    channel: t.exposeString('channel'),
    state: t.field({ type: NotificationStateEnum, resolve: ({ state }) => state }),
    createdAt: t.field({ type: 'DateTime', resolve: ({ createdAt }) => createdAt }),
    sentAt: t.field({ type: 'DateTime', nullable: true, resolve: ({ sentAt }) => sentAt }),
  }),
});

builder.objectField(CaseType, 'notifications', (t) =>
  t.field({
    type: [NotificationType],
    description: 'Notices that the person got about the case and their account, newest first.',
    resolve: ({ id: caseId, submitterId: userId }, _args, visit) => {
      const { db, partnerId } = memberContext(visit);
      return db.read((tx) => listNotificationsOf(tx, partnerId, { caseId, userId }));
    },
  }),
);

const PlaceholderType = builder.objectRef<PlaceholderName>('NoticePlaceholder').implement({
  fields: (t) => ({
    name: t.string({ resolve: (name) => name }),
    meaning: t.string({ resolve: (name, _args, { locale }) => sayPlaceholder(locale, name) }),
  }),
});

const NoticeTemplateType = builder.objectRef<StandingTemplate>('NoticeTemplate').implement({
  fields: (t) => ({
    kind: t.exposeString('kind'),
    summary: t.string({ resolve: ({ kind }, _args, { locale }) => sayNotice(locale, kind).summary }),
    subject: t.exposeString('subject'),
    body: t.exposeString('body'),
    isOwn: t.exposeBoolean('isOwn', { description: "Whether this is the partner's own wording." }),
    placeholders: t.field({
      type: [PlaceholderType],
      resolve: ({ kind }) => [...noticeKinds[kind].placeholders],
    }),
  }),
});

const NoticeSettingsType = builder.objectRef<NoticeSettings>('NoticeSettings').implement({
  fields: (t) => ({
    reminderDays: t.exposeInt('reminderDays', {
      description: 'After how many days people are reminded of an unfinished application; 0 means never.',
    }),
    templates: t.field({ type: [NoticeTemplateType], resolve: ({ templates }) => [...templates] }),
  }),
});

builder.queryField('noticeSettings', (t) =>
  t.field({
    type: NoticeSettingsType,
    access: staffWith('changeSettings'),
    description: 'How the partner notifies people.',
    resolve: (_root, _args, visit) => listNoticeSettings(memberContext(visit)),
  }),
);

const SaveNoticeTemplateInput = builder.inputType('SaveNoticeTemplateInput', {
  fields: (t) => ({
    kind: t.string(),
    template: t.field({
      type: builder.inputType('NoticeTemplateInput', {
        fields: (of) => ({ subject: of.string(), body: of.string() }),
      }),
      required: false,
      description: 'Without it, the standard wording applies again.',
    }),
  }),
});

builder.mutationField('saveNoticeTemplate', (t) =>
  t.field({
    type: MetadataPayload,
    access: staffWith('changeSettings'),
    args: { input: t.arg({ type: SaveNoticeTemplateInput }) },
    resolve: (_root, { input: { kind, template } }, visit) =>
      toPayload(async () => saveNoticeTemplate(memberContext(visit), kind, template ?? undefined)),
  }),
);

const SaveReminderDaysInput = builder.inputType('SaveReminderDaysInput', {
  fields: (t) => ({ days: t.int() }),
});

builder.mutationField('saveReminderDays', (t) =>
  t.field({
    type: MetadataPayload,
    access: staffWith('changeSettings'),
    args: { input: t.arg({ type: SaveReminderDaysInput }) },
    resolve: (_root, { input }, visit) =>
      toPayload(async () => saveReminderDays(memberContext(visit), input.days)),
  }),
);
