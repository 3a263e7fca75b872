import { screen } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import { renderScreen } from '../../testing/render-screen.tsx';
import { Banner } from './banner.tsx';

describe('Banner', () => {
  it.each([
    ['info', 'Information:'],
    ['success', 'Success:'],
    ['warning', 'Warning:'],
    ['error', 'Error:'],
  ] as const)('says its tone %s in a word', (tone, word) => {
    renderScreen(<Banner tone={tone} title="Direct deposits are slow today." />);

    expect(screen.getByText(word)).toBeDefined();
    expect(screen.getByText('Direct deposits are slow today.')).toBeDefined();
  });

  it('announces an error at once and other news in turn', () => {
    renderScreen(
      <>
        <Banner live tone="error" title="Not sent" />
        <Banner live tone="success" title="Sent" />
      </>,
    );

    expect(screen.getByRole('alert').textContent).toContain('Not sent');
    expect(screen.getByRole('status').textContent).toContain('Sent');
  });

  it('goes away only where it may be dismissed', async () => {
    const handleDismiss = vi.fn();
    const { person } = renderScreen(<Banner tone="info" title="News" onDismiss={handleDismiss} />);

    await person.click(screen.getByRole('button', { name: 'Dismiss' }));

    expect(handleDismiss).toHaveBeenCalledOnce();
  });
});
