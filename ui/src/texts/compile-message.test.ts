import { describe, expect, it } from 'vitest';
import { addScreenTexts, createTexts } from './create-texts.ts';

describe('createTexts', () => {
  it('says a message without a catalogue', () => {
    expect(createTexts('en')._({ id: 'greeting', message: 'Welcome.' })).toBe('Welcome.');
  });

  it('fills placeholders', () => {
    const texts = createTexts('en');

    expect(texts._({ id: 'a', message: '{done} of {total} done', values: { done: 0, total: 5 } })).toBe(
      '0 of 5 done',
    );
    expect(texts._({ id: 'b', message: 'Welcome, {name}.', values: { name: 'Ana {x}' } })).toBe(
      'Welcome, Ana {x}.',
    );
  });

  it('prefers the catalogue of its language', () => {
    addScreenTexts('pseudo', { messages: { greeting: 'Hola, {name}.' } });
    const texts = createTexts('pseudo');

    expect(texts._({ id: 'greeting', message: 'Welcome, {name}.', values: { name: 'Ana' } })).toBe(
      'Hola, Ana.',
    );
  });
});
