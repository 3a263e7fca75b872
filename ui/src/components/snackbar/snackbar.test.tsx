import { act, fireEvent, screen } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { renderScreen } from '../../testing/render-screen.tsx';
import { Button } from '../button/button.tsx';
import { SnackbarProvider, useSnackbar } from './snackbar-provider.tsx';

const text = 'Successfully sent message.';

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

describe('Snackbar', () => {
  it('announces what happened and hides after 7 seconds [P757]', () => {
    showSnackbar();
    expect(screen.getByRole('status').textContent).toContain(text);

    pass(6999);
    expect(screen.queryByText(text)).not.toBeNull();

    pass(1);
    expect(screen.queryByText(text)).toBeNull();
  });

  it('waits while someone points at it', () => {
    showSnackbar();
    pass(6000);

    fireEvent.pointerEnter(snackbar());
    pass(60_000);
    expect(screen.queryByText(text)).not.toBeNull();

    fireEvent.pointerLeave(snackbar());
    pass(1000);
    expect(screen.queryByText(text)).toBeNull();
  });

  it('waits while the focus is in it', () => {
    showSnackbar();

    act(() => {
      screen.getByRole('button', { name: 'Close' }).focus();
    });
    pass(60_000);

    expect(screen.queryByText(text)).not.toBeNull();
  });

  it('can be closed at once', () => {
    showSnackbar();

    fireEvent.click(screen.getByRole('button', { name: 'Close' }));

    expect(screen.queryByText(text)).toBeNull();
  });

  it('gives a newer notice its full time', () => {
    showSnackbar();
    pass(6000);
    fireEvent.click(screen.getByRole('button', { name: 'Send' }));

    pass(6000);

    expect(screen.queryByText(text)).not.toBeNull();
  });
});

function Sender() {
  const showNotice = useSnackbar();
  return (
    <Button
      onClick={() => {
        showNotice({ message: text });
      }}
    >
      Send
    </Button>
  );
}

function showSnackbar() {
  renderScreen(
    <SnackbarProvider>
      <Sender />
    </SnackbarProvider>,
  );
  fireEvent.click(screen.getByRole('button', { name: 'Send' }));
}

function snackbar(): Element {
  const element = screen.getByRole('status').firstElementChild;
  if (!element) throw new Error('No snackbar is shown');
  return element;
}

function pass(milliseconds: number): void {
  act(() => {
    vi.advanceTimersByTime(milliseconds);
  });
}
