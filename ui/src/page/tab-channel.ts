export interface TabChannel<Message extends string> {
  readonly tell: (message: Message) => void;
  /** Runs for what other tabs tell; gives back a function that stops listening. */
  readonly listen: (listener: (message: Message) => void) => () => void;
}

/** What the tabs of one browser tell each other. Opened on first use: pages are also rendered where there are no tabs. */
export function createTabChannel<Message extends string>(
  name: string,
  messages: readonly Message[],
): TabChannel<Message> {
  let channel: BroadcastChannel | undefined;
  // One a tab: a tab must not hear itself, or it would reload while it leaves.
  const open = () => (channel ??= new BroadcastChannel(name));

  return {
    tell: (message) => {
      open().postMessage(message);
    },
    listen: (listener) => {
      const hear = ({ data }: MessageEvent<unknown>) => {
        const message = messages.find((each) => each === data);
        if (message !== undefined) listener(message);
      };
      open().addEventListener('message', hear);
      return () => {
        open().removeEventListener('message', hear);
      };
    },
  };
}
