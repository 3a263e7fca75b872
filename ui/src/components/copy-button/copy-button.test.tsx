import { screen } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import { renderScreen } from '../../testing/render-screen.tsx';
import { CopyButton } from './copy-button.tsx';

describe('CopyButton', () => {
  it('copies the text and says so', async () => {
    const { person } = renderScreen(<CopyButton text="7F3-210" label="Copy debug ID" />);

    await person.click(screen.getByRole('button', { name: 'Copy debug ID' }));

    expect(await navigator.clipboard.readText()).toBe('7F3-210');
    expect(screen.getByRole('status').textContent).toBe('Copied');
  });

  it('says what to do when the browser refuses', async () => {
    const { person } = renderScreen(<CopyButton text="7F3-210" />);
    vi.spyOn(navigator.clipboard, 'writeText').mockRejectedValue(new Error('refused'));

    await person.click(screen.getByRole('button', { name: 'Copy' }));

    expect(screen.getByRole('status').textContent).toBe('Could not copy. Select the text instead.');
  });
});
