import { screen } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { buildSession } from '../../testing/build-session.ts';
import { renderConsole } from '../../testing/render-console.tsx';

describe('KeyboardHelp', () => {
  it('opens on the question mark and from its button', async () => {
    const { person } = renderConsole(buildSession(), '/cases');
    await screen.findByRole('heading', { name: 'Cases' });

    await person.keyboard('?');
    expect(screen.getByRole('dialog', { name: 'Keyboard' })).toBeDefined();

    await person.click(screen.getByRole('button', { name: 'Close' }));
    await person.click(screen.getByRole('button', { name: 'Keys' }));
    expect(screen.getByRole('dialog', { name: 'Keyboard' })).toBeDefined();
  });

  it('goes to the cases with two keys, one after the other', async () => {
    const { person, router } = renderConsole(buildSession(), '/nothing-here');
    await screen.findByRole('heading', { level: 1 });
    await person.keyboard('c');
    expect(router.state.location.pathname).toBe('/partner/bayview-college-fund/nothing-here');
    await person.keyboard('gc');
    expect(await screen.findByRole('heading', { name: 'Cases' })).toBeDefined();
    expect(router.state.location.pathname).toBe('/partner/bayview-college-fund/cases');
  });

  it('leaves single keys alone in text fields', async () => {
    const { person } = renderConsole(buildSession(), '/cases');

    await person.type(await screen.findByRole('searchbox'), 'who?');

    expect(screen.queryByRole('dialog')).toBeNull();
    expect(screen.getByRole('searchbox')).toHaveProperty('value', 'who?');
  });

  it('switches single keys off', async () => {
    const { person } = renderConsole(buildSession(), '/cases');
    await person.click(await screen.findByRole('button', { name: 'Keys' }));

    await person.click(screen.getByRole('checkbox', { name: 'Use single keys' }));
    await person.click(screen.getByRole('button', { name: 'Close' }));
    await person.keyboard('?');

    expect(screen.queryByRole('dialog')).toBeNull();
  });
});
