import { type IncomingMessage, request, type ServerResponse } from 'node:http';
import { connect } from 'node:net';
import { setTimeout as delay } from 'node:timers/promises';

const patienceMs = 60_000;

/** Passes a request on to the server's process, and waits for it while it restarts. */
export async function passOn(asked: IncomingMessage, answer: ServerResponse, port: number): Promise<void> {
  if (!(await isListening(port))) {
    answer.writeHead(503, { 'content-type': 'text/plain' }).end('The server did not start. See its output.');
    return;
  }
  const { url = '/', method, headers } = asked;
  const passed = request({ host: '127.0.0.1', port, path: url, method, headers }, (response) => {
    answer.writeHead(response.statusCode ?? 502, response.headers);
    response.pipe(answer);
  });
  passed.on('error', () => {
    if (!answer.headersSent) answer.writeHead(502);
    answer.end();
  });
  asked.pipe(passed);
}

async function isListening(port: number): Promise<boolean> {
  const until = performance.now() + patienceMs;
  while (performance.now() < until) {
    if (await canConnect(port)) return true;
    await delay(50);
  }
  return false;
}

function canConnect(port: number): Promise<boolean> {
  return new Promise((resolve) => {
    const socket = connect(port, '127.0.0.1');
    const end = (isOpen: boolean) => {
      socket.destroy();
      resolve(isOpen);
    };
    socket.once('connect', () => {
      end(true);
    });
    socket.once('error', () => {
      end(false);
    });
  });
}
