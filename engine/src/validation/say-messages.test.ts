import { describe, expect, it } from 'vitest';
import { sayMessages } from './say-messages.ts';

describe('sayMessages', () => {
  it('leaves a single message to the letter', () => {
    expect(sayMessages(['Enter a valid date'])).toBe('Enter a valid date');
  });

  it('never lets two messages run together [P505]', () => {
    expect(sayMessages(['Enter a valid date', 'It must be in the past', 'Try again!', 'Last'])).toBe(
      'Enter a valid date. It must be in the past. Try again! Last',
    );
  });

  it('says nothing of nothing', () => {
    expect(sayMessages([])).toBe('');
  });
});
