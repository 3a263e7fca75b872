import { screen } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import { renderScreen } from '../../testing/render-screen.tsx';
import { Button } from './button.tsx';
import { LinkButton } from './link-button.tsx';

describe('Button', () => {
  it('acts when it is pressed and never submits a form by accident', async () => {
    const handleClick = vi.fn();
    const { person } = renderScreen(<Button onClick={handleClick}>Edit</Button>);

    await person.click(screen.getByRole('button', { name: 'Edit' }));

    expect(handleClick).toHaveBeenCalledOnce();
    expect(screen.getByRole('button')).toHaveProperty('type', 'button');
  });

  it('takes no second press while it is busy, keeps its name and says what it does', async () => {
    const handleSubmit = vi.fn((event: { preventDefault: () => void }) => {
      event.preventDefault();
    });
    const { person } = renderScreen(
      <form onSubmit={handleSubmit}>
        <Button type="submit" busy busyLabel="Sending">
          Send
        </Button>
      </form>,
    );

    await person.click(screen.getByRole('button', { name: 'Send' }));

    expect(handleSubmit).not.toHaveBeenCalled();
    expect(screen.getByRole('status').textContent).toBe('Sending');
    expect(screen.getByRole('button').getAttribute('aria-disabled')).toBe('true');
  });

  it('is silent when it is not busy', () => {
    renderScreen(<Button busy={false}>Send</Button>);

    expect(screen.getByRole('status').textContent).toBe('');
  });
});

describe('LinkButton', () => {
  it('stays a link', () => {
    renderScreen(<LinkButton href="/next">Start Application</LinkButton>);

    expect(screen.getByRole('link', { name: 'Start Application' }).getAttribute('href')).toBe('/next');
  });
});
