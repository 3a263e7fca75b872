/** One session cookie serves the whole origin, so portal and console share the channel. */
const channelName = 'handrail';

/** Why a session is over: the person left, or it ran out. */
export type SessionEnd = 'log-out' | 'timeout';

let channel: BroadcastChannel | undefined;

/** Tells every other tab of this browser that the session is over. */
export function announceLogOut(end: SessionEnd = 'log-out'): void {
  openChannel().postMessage(end);
}

/** Runs when the session is over in another tab; gives back a function that stops listening. */
export function onLogOut(listener: (end: SessionEnd) => void): () => void {
  const handleMessage = ({ data }: MessageEvent<unknown>) => {
    if (data === 'log-out' || data === 'timeout') listener(data);
  };
  openChannel().addEventListener('message', handleMessage);
  return () => {
    openChannel().removeEventListener('message', handleMessage);
  };
}

/** One channel a tab: a tab must not hear itself, or it would reload while it leaves. */
function openChannel(): BroadcastChannel {
  channel ??= new BroadcastChannel(channelName);
  return channel;
}
