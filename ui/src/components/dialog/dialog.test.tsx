import { fireEvent, screen, waitFor } from '@testing-library/react';
import { useState, type ReactElement } from 'react';
import { describe, expect, it } from 'vitest';
import { renderScreen } from '../../testing/render-screen.tsx';
import { Button } from '../button/button.tsx';
import { Dialog } from './dialog.tsx';
import { SidePanel } from './side-panel.tsx';

function LogOut() {
  const [open, setOpen] = useState(false);
  const handleClose = () => {
    setOpen(false);
  };
  return (
    <>
      <Button
        onClick={() => {
          setOpen(true);
        }}
      >
        Leave
      </Button>
      <Dialog
        open={open}
        onClose={handleClose}
        title="Log out?"
        actions={<Button onClick={handleClose}>Keep Going</Button>}
      >
        Your progress is saved.
      </Dialog>
    </>
  );
}

describe('Dialog', () => {
  it('opens as a modal with its title as its name', async () => {
    const { person } = renderScreen(<LogOut />);
    expect(screen.queryByRole('dialog')).toBeNull();

    await person.click(screen.getByRole('button', { name: 'Leave' }));

    expect(screen.getByRole('dialog', { name: 'Log out?' }).textContent).toContain('Your progress is saved.');
  });

  it('closes on its button and gives the focus back', async () => {
    const { person } = renderScreen(<LogOut />);
    await person.click(screen.getByRole('button', { name: 'Leave' }));

    await person.click(screen.getByRole('button', { name: 'Keep Going' }));

    expect(screen.queryByRole('dialog')).toBeNull();
    expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Leave' }));
  });

  it('closes when the browser reports the Escape key', async () => {
    const { person } = renderScreen(<LogOut />);
    await person.click(screen.getByRole('button', { name: 'Leave' }));

    fireEvent(screen.getByRole('dialog'), new Event('cancel', { cancelable: true }));

    expect(screen.queryByRole('dialog')).toBeNull();
  });

  it('closes on a press outside and not on one inside', async () => {
    const { person } = renderScreen(<LogOut />);
    await person.click(screen.getByRole('button', { name: 'Leave' }));

    await person.click(screen.getByText('Your progress is saved.'));
    expect(screen.getByRole('dialog')).toBeDefined();

    await person.click(screen.getByRole('dialog'));
    expect(screen.queryByRole('dialog')).toBeNull();
  });
});

describe('Dialog without a way out', () => {
  it('stays open on Escape, on a press outside and when the browser closes it all the same', async () => {
    const { person } = renderScreen(<Dialog open title="Tell us who you are" />);
    const dialog = screen.getByRole<HTMLDialogElement>('dialog');

    fireEvent(dialog, new Event('cancel', { cancelable: true }));
    await person.click(dialog);
    expect(dialog.open).toBe(true);

    dialog.close();
    await waitFor(() => {
      expect(dialog.open).toBe(true);
    });
  });
});

describe('the focus after a dialog', () => {
  const heading = (
    <h1 key="heading" tabIndex={-1}>
      Welcome
    </h1>
  );
  const dialog = <Dialog key="dialog" open title="Tell us who you are" actions={<Button>Save</Button>} />;

  const opener = <Button key="opener">Remove</Button>;
  const page = (...parts: ReactElement[]) => <main>{parts}</main>;

  it('comes to the heading when the dialog opened by itself', async () => {
    const { person, rerender } = renderScreen(page(heading, dialog));
    await person.click(screen.getByRole('button', { name: 'Save' }));

    rerender(page(heading));

    expect(document.activeElement).toBe(screen.getByRole('heading', { name: 'Welcome' }));
  });

  it('comes to the heading when the opener is gone', async () => {
    const { person, rerender } = renderScreen(page(heading, opener));
    await person.click(screen.getByRole('button', { name: 'Remove' }));
    rerender(page(heading, opener, dialog));
    await person.click(screen.getByRole('button', { name: 'Save' }));

    rerender(page(heading));

    expect(document.activeElement).toBe(screen.getByRole('heading', { name: 'Welcome' }));
  });
});

describe('SidePanel', () => {
  it('has a name and a way out', async () => {
    const calls: string[] = [];
    const { person } = renderScreen(
      <SidePanel
        open
        title="My Profile"
        onClose={() => {
          calls.push('closed');
        }}
      >
        Profile
      </SidePanel>,
    );

    expect(screen.getByRole('dialog', { name: 'My Profile' })).toBeDefined();
    await person.click(screen.getByRole('button', { name: 'Close' }));

    expect(calls).toEqual(['closed']);
  });
});
