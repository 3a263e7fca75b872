export const notificationStates = ['waiting', 'sent', 'failed'] as const;
export type NotificationState = (typeof notificationStates)[number];

/** Something that a person was told. */
export interface Notification {
  readonly id: string;
  readonly kind: string;
  readonly channel: 'email';
  readonly state: NotificationState;
  readonly createdAt: Date;
  readonly sentAt: Date | null;
}
