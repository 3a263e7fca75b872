import { randomUUID } from 'node:crypto';

/** Keeps what tabs tell each other within a test file, for a channel reaches all threads of a process; gives what ends it. */
export function separateChannels(): () => void {
  const original = globalThis.BroadcastChannel;
  const browser = randomUUID();
  const opened: BroadcastChannel[] = [];

  globalThis.BroadcastChannel = class extends original {
    constructor(name: string) {
      super(`${browser} ${name}`);
      opened.push(this);
    }
  };

  return () => {
    globalThis.BroadcastChannel = original;
    for (const channel of opened) channel.close();
  };
}
