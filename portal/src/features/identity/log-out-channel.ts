const channelName = 'handrail';
const logOutMessage = 'log-out';

/** Tells every tab of this browser that the session is over. */
export function announceLogOut(): void {
  const channel = new BroadcastChannel(channelName);
  channel.postMessage(logOutMessage);
  channel.close();
}

/** Runs when another tab has logged out; gives back a function that stops listening. */
export function onLogOut(listener: () => void): () => void {
  const channel = new BroadcastChannel(channelName);
  channel.onmessage = ({ data }) => {
    if (data === logOutMessage) listener();
  };
  return () => {
    channel.close();
  };
}
