/** A mail that could not be delivered is tried again for some days, and then given up. */
export const notificationStates = ['waiting', 'retrying', 'sent', 'failed'] as const;
export type NotificationState = (typeof notificationStates)[number];

/** A notice that a person got. */
export interface Notification {
  readonly id: string;
  readonly kind: string;
  readonly channel: 'email';
  readonly state: NotificationState;
  readonly createdAt: Date;
  readonly sentAt: Date | null;
}
