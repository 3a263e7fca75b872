import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { keepTrying } from './keep-trying.ts';

const messages = [
  'Failed to fetch dynamically imported module: https://example.org/a.js',
  'error loading dynamically imported module: https://example.org/a.js',
  'Importing a module script failed.',
  'Unable to preload CSS for https://example.org/a.css',
];

beforeEach(() => {
  vi.useFakeTimers();
  document.body.innerHTML = '<div id="late-page" hidden>Late <button>Reload</button></div>';
});

afterEach(() => {
  vi.useRealTimers();
});

/** Fails as often as there are messages, and then gives a page. */
function loadAfter(failures: readonly string[]) {
  const left = [...failures];
  return vi.fn(() => {
    const message = left.shift();
    return message === undefined ? Promise.resolve('page') : Promise.reject(new TypeError(message));
  });
}

function isNoteHidden(): boolean {
  return document.getElementById('late-page')?.hidden === true;
}

describe('loading what a page cannot do without', () => {
  it('says nothing where it comes at once', async () => {
    await expect(keepTrying(loadAfter([]))).resolves.toBe('page');
    expect(isNoteHidden()).toBe(true);
  });

  it('asks again until it comes, whatever the browser calls it, and says meanwhile that the page is late', async () => {
    const load = loadAfter(messages);
    const page = keepTrying(load);
    await vi.advanceTimersByTimeAsync(100);
    expect(isNoteHidden()).toBe(false);
    await vi.advanceTimersByTimeAsync(10_000);
    await expect(page).resolves.toBe('page');
    expect(load).toHaveBeenCalledTimes(messages.length + 1);
    expect(isNoteHidden()).toBe(true);
  });

  it('keeps the note while anything else is still to come', async () => {
    const [message = ''] = messages;
    const slow = keepTrying(loadAfter([message, message, message]));
    const quick = keepTrying(loadAfter([message]));
    await vi.advanceTimersByTimeAsync(2500);
    await quick;
    expect(isNoteHidden()).toBe(false);
    await vi.advanceTimersByTimeAsync(10_000);
    await slow;
    expect(isNoteHidden()).toBe(true);
  });

  it('takes the note back for someone who turned back, and goes on', async () => {
    const [message = ''] = messages;
    const page = keepTrying(loadAfter([message, message, message]));
    await vi.advanceTimersByTimeAsync(100);
    expect(isNoteHidden()).toBe(false);
    history.pushState(null, '', '/elsewhere');
    await vi.advanceTimersByTimeAsync(2500);
    expect(isNoteHidden()).toBe(true);
    await vi.advanceTimersByTimeAsync(10_000);
    await expect(page).resolves.toBe('page');
  });

  it('passes on what is wrong with the script itself', async () => {
    await expect(keepTrying(loadAfter(['x is not a function']))).rejects.toThrow('x is not a function');
    expect(isNoteHidden()).toBe(true);
  });

  it('stops for someone who went elsewhere', async () => {
    const leaving = new AbortController();
    const load = loadAfter(Array.from({ length: 100 }, () => messages[0] ?? ''));
    const page = keepTrying(load, leaving.signal);
    const stopped = expect(page).rejects.toBe('left');
    await vi.advanceTimersByTimeAsync(100);
    leaving.abort('left');
    await vi.advanceTimersByTimeAsync(2500);
    await stopped;
    expect(load).toHaveBeenCalledTimes(1);
    expect(isNoteHidden()).toBe(true);
  });
});
