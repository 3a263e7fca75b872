import { afterEach, expect, it, vi } from 'vitest';
import type { Act } from './act.ts';
import { returning } from './returning.ts';

afterEach(() => vi.useRealTimers());

it('signs people in again once their session may have ended, for which asking for a link is no sign of life', async () => {
  vi.useFakeTimers();
  const line = { address: '', from: '', cookie: 'first' };
  const sent: string[] = [];
  const acts = (step: string): Act => ({
    kind: step === 'link' ? 'link' : 'list',
    send: () => Promise.resolve(sent.push(`${step} with ${line.cookie}`)),
  });
  const comeBack = () => Promise.resolve({ userId: '', email: '', cookie: 'second' });
  const after = async (minutes: number, step: 'link' | 'list') => {
    vi.advanceTimersByTime(minutes * 60_000);
    await perform(step)?.send();
  };
  const perform = returning(line, acts, comeBack);

  await after(8, 'list');
  await after(8, 'link');
  await after(8, 'list');
  expect(sent).toEqual(['list with first', 'link with first', 'list with second']);
});
