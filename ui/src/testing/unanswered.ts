import { configure, getConfig } from '@testing-library/dom';
import { afterEach, beforeEach } from 'vitest';

const original = getConfig();
const reported: Error[] = [];
let endWaits: (error: Error) => void;

beforeEach(() => {
  const ended = new Promise<never>((_resolve, reject) => {
    endWaits = reject;
  });
  ended.catch(() => undefined);
  // A screen may turn the failure into a message of its own, and the test would wait for something else in vain.
  configure({ asyncWrapper: (wait) => original.asyncWrapper(() => Promise.race([ended, wait()])) });
});

afterEach(() => {
  configure(original);
  assertAllAnswered();
});

/** Fails the test that is running: it ends each wait at once, and names what the fake API has no answer for. */
export function reportUnanswered(asked: string): Error {
  const error = new Error(`This test gave no answer for ${asked}`);
  reported.push(error);
  endWaits(error);
  return error;
}

/** Throws what was reported since it was last called. */
export function assertAllAnswered(): void {
  const [first] = reported.splice(0);
  if (first) throw first;
}
