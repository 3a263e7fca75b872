/** One session cookie serves the whole origin, so portal and console share the channel. */
const channelName = 'handrail';
const logOutMessage = 'log-out';

let channel: BroadcastChannel | undefined;

/** Tells every other tab of this browser that the session is over. */
export function announceLogOut(): void {
  openChannel().postMessage(logOutMessage);
}

/** Runs when another tab has logged out; gives back a function that stops listening. */
export function onLogOut(listener: () => void): () => void {
  const handleMessage = ({ data }: MessageEvent<unknown>) => {
    if (data === logOutMessage) listener();
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
