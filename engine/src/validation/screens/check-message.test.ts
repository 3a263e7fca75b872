import { describe, expect, it } from 'vitest';
import { canSendMessage, checkMessage, toMessage, toMessageCounter } from './check-message.ts';

const longest = 'a'.repeat(600);

describe('checkMessage', () => {
  it.each(['', ' \n '])('asks for a message instead of "%s"', (content) => {
    expect(checkMessage('en', { content })).toEqual({ content: ['Message is required'] });
  });

  it('takes at most 600 characters, spaces around them aside', () => {
    expect(checkMessage('en', { content: ` ${longest} ` })).toEqual({});
    expect(checkMessage('en', { content: `${longest}a` })).toEqual({
      content: ['Message exceeds the character limit. Please reduce the number of characters.'],
    });
  });
});

describe('toMessage', () => {
  it('trims what is sent', () => {
    expect(toMessage(' Thank you. \n')).toBe('Thank you.');
  });
});

describe('canSendMessage', () => {
  it.each([
    ['Hello', '', true],
    ['', '', false],
    ['Hello', 'Hello', false],
    ['Hello ', 'Hello', false],
    ['Hello again', 'Hello', true],
    [`${longest}a`, '', false],
  ])('for "%s" after "%s" is %s', (content, initial, canSend) => {
    expect(canSendMessage(content, initial)).toBe(canSend);
  });
});

describe('toMessageCounter', () => {
  it.each([
    ['', '0/600 characters'],
    ['Hello ', '5/600 characters'],
    [longest, '600/600 characters'],
  ])('for "%s" reads %s', (content, counter) => {
    expect(toMessageCounter('en', content)).toBe(counter);
  });
});
