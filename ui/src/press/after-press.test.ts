import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { afterPress, watchPresses } from './after-press.ts';

function send(...types: readonly string[]) {
  for (const type of types) document.body.dispatchEvent(new Event(type, { bubbles: true }));
}

describe('afterPress', () => {
  beforeEach(() => {
    vi.useFakeTimers();
    watchPresses();
  });
  afterEach(() => {
    send('click');
    vi.useRealTimers();
  });

  it('changes the page at once while nothing is pressed', () => {
    const change = vi.fn();
    afterPress(change);
    expect(change).toHaveBeenCalledOnce();
  });

  it('waits for the click of a mouse, and for what the click does', () => {
    const order: string[] = [];
    document.body.addEventListener('click', () => order.push('click'), { once: true });
    send('pointerdown', 'mousedown');
    afterPress(() => order.push('change'));
    send('pointerup', 'mouseup');
    expect(order).toEqual([]);
    send('click');
    expect(order).toEqual(['click', 'change']);
  });

  it('waits for the click of a finger, whose mouse events come after it has left', () => {
    const change = vi.fn();
    send('pointerdown', 'pointerup', 'mousedown');
    afterPress(change);
    send('mouseup');
    expect(change).not.toHaveBeenCalled();
    send('click');
    expect(change).toHaveBeenCalledOnce();
  });

  it('goes on after a swipe and after a press that ends in no click', () => {
    const change = vi.fn();
    send('pointerdown');
    afterPress(change);
    send('pointercancel');
    expect(change).toHaveBeenCalledOnce();
    send('pointerdown');
    afterPress(change);
    send('pointerup');
    expect(change).toHaveBeenCalledOnce();
    vi.runAllTimers();
    expect(change).toHaveBeenCalledTimes(2);
  });
});
