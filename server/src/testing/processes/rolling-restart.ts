import { once } from 'node:events';
import { Agent, createServer, type IncomingMessage, request as sendRequest } from 'node:http';
import type { AddressInfo } from 'node:net';
import { setTimeout as delay } from 'node:timers/promises';
import { onTestFinished } from 'vitest';
import { until } from '../worlds/job-world.ts';

const lookEveryMs = 100;

/** A small proxy with kept connections that asks its servers for /readyz, and never sends a request twice. */
export async function startProxy() {
  const agent = new Agent({ keepAlive: true });
  const ready = new Map<number, boolean>();
  let turn = 0;
  const server = createServer((incoming, outgoing) => {
    const ports = [...ready].filter(([, isReady]) => isReady).map(([port]) => port);
    const port = ports[(turn += 1) % Math.max(1, ports.length)];
    if (port === undefined) return void outgoing.writeHead(502).end('no server is ready');
    const { url: path = '/', method, headers } = incoming;
    const passed = sendRequest({ port, path, method, headers, agent, host: '127.0.0.1' }, (answer) => {
      outgoing.writeHead(answer.statusCode ?? 502, answer.headers);
      answer.pipe(outgoing);
    });
    passed.on('error', ({ message }) => {
      if (!outgoing.headersSent) outgoing.writeHead(502);
      outgoing.end(message);
    });
    incoming.pipe(passed);
  });
  await once(server.listen(0, '127.0.0.1'), 'listening');

  const look = setInterval(() => {
    for (const port of ready.keys()) void ask(port).then((isReady) => ready.set(port, isReady));
  }, lookEveryMs);
  onTestFinished(() => {
    clearInterval(look);
    agent.destroy();
    server.close();
    server.closeAllConnections();
  });
  const isReady = (port: number) => until(() => ready.get(port) === true);
  return {
    port: (server.address() as AddressInfo).port,
    isReady,
    follow: (port: number) => {
      ready.set(port, false);
      return isReady(port);
    },
  };
}

async function ask(port: number): Promise<boolean> {
  const answer = await fetch(`http://127.0.0.1:${String(port)}/readyz`).catch(() => undefined);
  return answer?.status === 200;
}

/** People who ask one thing after the other, until they are told to stop. */
export function startLoad(port: number, people = 4) {
  const lost: string[] = [];
  let answered = 0;
  let isRunning = true;
  const agent = new Agent({ keepAlive: true });
  const running = Promise.all(
    Array.from({ length: people }, async () => {
      while (isRunning) {
        const outcome = await askOnce(port, agent);
        if (outcome === '200') answered += 1;
        else lost.push(outcome);
        await delay(5);
      }
    }),
  );
  onTestFinished(() => void (isRunning = false));
  return {
    /** Resolves after so many more answers. */
    answered: (count: number) => {
      const goal = answered + count;
      return until(() => answered >= goal || lost.length > 0);
    },
    stop: async () => {
      isRunning = false;
      await running;
      agent.destroy();
      return { lost };
    },
  };
}

function askOnce(port: number, agent: Agent): Promise<string> {
  return new Promise((resolve) => {
    const headers = {
      'content-type': 'application/json',
      'x-operation-name': 'Test',
      'sec-fetch-site': 'same-origin',
    };
    const call = sendRequest({ port, agent, host: '127.0.0.1', path: '/graphql', method: 'POST', headers });
    call.on('response', (answer: IncomingMessage) => {
      answer.resume();
      answer.on('end', () => {
        resolve(String(answer.statusCode));
      });
      answer.on('error', ({ message }) => {
        resolve(message);
      });
    });
    call.on('error', ({ message }) => {
      resolve(message);
    });
    call.end(JSON.stringify({ query: 'query Test { __typename }' }));
  });
}
