import { act, screen } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { renderScreen } from '../testing/render-screen.tsx';
import { IdleDialog } from './idle-dialog.tsx';

beforeEach(() => {
  vi.useFakeTimers({ shouldAdvanceTime: false });
});
afterEach(() => {
  vi.useRealTimers();
  localStorage.clear();
});

function open() {
  const calls: string[] = [];
  const note = (call: string) => () => void calls.push(call);
  renderScreen(
    <IdleDialog
      warningMinutes={2}
      timeoutMinutes={15}
      onKeep={note('keep')}
      onTimeout={note('timeout')}
      onLogOut={note('log out')}
    />,
  );
  return { calls };
}

const pass = (step: { minutes?: number; seconds?: number }) => {
  act(() => {
    vi.advanceTimersByTime((step.minutes ?? 0) * 60_000 + (step.seconds ?? 0) * 1000);
  });
};
const dialog = () => screen.queryByRole('dialog', { name: 'Are you still there?' });
const press = (name: string) => {
  act(() => {
    screen.getByRole('button', { name }).click();
  });
};
const type = () => {
  act(() => {
    window.dispatchEvent(new Event('keydown'));
  });
};

describe('IdleDialog', () => {
  it('warns two minutes before the timeout and counts down [P471] [P753]', () => {
    open();
    pass({ minutes: 12, seconds: 59 });
    expect(dialog()).toBeNull();
    pass({ seconds: 1 });
    expect(dialog()).not.toBeNull();
    expect(screen.getByRole('timer').textContent).toBe('2:00');
    pass({ seconds: 61 });
    expect(screen.getByRole('timer').textContent).toBe('0:59');
  });

  it('refreshes the countdown every half second [P756]', () => {
    open();
    // A sign between two beats: the seconds then change on a half second.
    pass({ seconds: 1.2 });
    type();
    pass({ minutes: 13, seconds: 0.3 });
    const shown = () => screen.getByRole('timer').textContent;
    expect(shown()).toBe('2:00');
    pass({ seconds: 0.5 });
    expect(shown()).toBe('2:00');
    pass({ seconds: 0.5 });
    expect(shown()).toBe('1:59');
    pass({ seconds: 0.5 });
    expect(shown()).toBe('1:59');
    pass({ seconds: 0.5 });
    expect(shown()).toBe('1:58');
  });

  it('keeps the session with "Stay Logged In" [P473]', () => {
    const { calls } = open();
    pass({ minutes: 14 });
    press('Stay Logged In');
    expect(calls).toEqual(['keep']);
    expect(dialog()).toBeNull();
    pass({ minutes: 12 });
    expect(dialog()).toBeNull();
  });

  it('says once that the time is up [P472]', () => {
    const { calls } = open();
    pass({ minutes: 40 });
    expect(calls).toEqual(['timeout']);
  });

  it('counts typing as being there, tells the server now and then, and notes it every half second at most [P755]', () => {
    const { calls } = open();
    const write = vi.spyOn(Storage.prototype, 'setItem');
    for (let beats = 0; beats < 100; beats += 1) {
      pass({ seconds: 0.1 });
      type();
    }
    expect(write.mock.calls.length).toBeLessThanOrEqual(20);
    write.mockRestore();
    for (let minutes = 0; minutes < 30; minutes += 1) {
      pass({ minutes: 1 });
      type();
    }
    pass({ seconds: 31 });
    expect(dialog()).toBeNull();
    expect(calls).not.toContain('timeout');
    expect(calls.filter((call) => call === 'keep').length).toBeGreaterThan(25);
  });

  it('stays quiet while the person is busy in another tab, and closes when they come back there', () => {
    open();
    pass({ minutes: 12 });
    localStorage.setItem('handrail:last-activity', String(Date.now()));
    pass({ minutes: 2 });
    expect(dialog()).toBeNull();
    pass({ minutes: 12 });
    expect(dialog()).not.toBeNull();
    localStorage.setItem('handrail:last-activity', String(Date.now()));
    pass({ seconds: 1 });
    expect(dialog()).toBeNull();
  });

  it('does not take a moved mouse for an answer once it asks', () => {
    const { calls } = open();
    pass({ minutes: 14 });
    type();
    pass({ minutes: 1 });
    expect(calls).toEqual(['timeout']);
  });
});
