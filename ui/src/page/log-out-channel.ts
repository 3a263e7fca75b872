import { createTabChannel } from './tab-channel.ts';

/** Why a session is over: the person left, or it ran out. */
export type SessionEnd = 'log-out' | 'timeout';

/** One session cookie serves the whole origin, so portal and console share the channel. */
const channel = createTabChannel<SessionEnd>('handrail', ['log-out', 'timeout']);

/** Tells every other tab of this browser that the session is over. */
export function announceLogOut(end: SessionEnd = 'log-out'): void {
  channel.tell(end);
}

/** Runs when the session is over in another tab; gives back a function that stops listening. */
export const onLogOut = channel.listen;
