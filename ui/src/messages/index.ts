export { MessageForm, type MessageFormProps } from './message-form.tsx';
export { sayMessageFailure } from './say-message-failure.ts';
