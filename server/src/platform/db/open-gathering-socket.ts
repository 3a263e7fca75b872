import { Socket } from 'node:net';

/**
 * A connection that sends together what is written together: a statement is several small messages, statements that
 * are asked at once come right after each other, and a write of its own costs more than what it carries.
 */
export function openGatheringSocket(): Socket {
  const socket = new Socket();
  // Not before: `connect` gives a socket its plain `write` back.
  socket.once('connect', () => gatherWrites(socket));
  return socket;
}

function gatherWrites(socket: Socket): void {
  const write = socket.write.bind(socket) as (...given: unknown[]) => boolean;
  let isHeld = false;
  const gather = (...given: unknown[]): boolean => {
    if (!isHeld) {
      isHeld = true;
      socket.cork();
      // After everything that can be done now, which may write more.
      setImmediate(() => {
        isHeld = false;
        socket.uncork();
      });
    }
    return write(...given);
  };
  socket.write = gather;
}
