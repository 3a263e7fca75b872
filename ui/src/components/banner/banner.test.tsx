import { screen } from '@testing-library/react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { renderScreen } from '../../testing/render-screen.tsx';
import { Banner } from './banner.tsx';

afterEach(() => vi.restoreAllMocks());

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

  it('scrolls into view where it answers a press, and not where a page only has news', () => {
    const scroll = vi.spyOn(Element.prototype, 'scrollIntoView').mockImplementation(() => undefined);
    renderScreen(<Banner live tone="error" title="Not loaded" />);
    expect(scroll).not.toHaveBeenCalled();

    renderScreen(<Banner answersPress tone="error" title="Not saved" />);
    expect(scroll.mock.contexts).toEqual([screen.getAllByRole('alert').at(-1)]);
  });

  it('goes away only where it may be dismissed', async () => {
    const handleDismiss = vi.fn();
    const { person } = renderScreen(<Banner tone="info" title="News" onDismiss={handleDismiss} />);

    await person.click(screen.getByRole('button', { name: 'Dismiss' }));

    expect(handleDismiss).toHaveBeenCalledOnce();
  });
});
