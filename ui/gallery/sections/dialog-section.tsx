import { useState } from 'react';
import { Button, Dialog, SidePanel, useSnackbar } from '../../src/index.ts';
import styles from '../gallery.module.css';
import { Section } from '../section.tsx';

export function DialogSection() {
  const [open, setOpen] = useState<'dialog' | 'panel'>();
  const showNotice = useSnackbar();

  function handleClose() {
    setOpen(undefined);
  }

  return (
    <Section title="What floats">
      <div className={styles.row}>
        <Button
          onClick={() => {
            setOpen('dialog');
          }}
        >
          Open the dialog
        </Button>
        <Button
          onClick={() => {
            setOpen('panel');
          }}
        >
          Open the side panel
        </Button>
        <Button
          onClick={() => {
            showNotice({ message: 'Successfully sent message.' });
          }}
        >
          Show a snackbar
        </Button>
        <Button
          onClick={() => {
            showNotice({
              message: 'We could not send your message.',
              tone: 'error',
              action: { label: 'Try Again', onPress: () => undefined },
            });
          }}
        >
          Show an error snackbar
        </Button>
      </div>
      <Dialog
        open={open === 'dialog'}
        onClose={handleClose}
        title="Log out?"
        actions={
          <>
            <Button variant="primary" onClick={handleClose}>
              Keep Going
            </Button>
            <Button onClick={handleClose}>Log Out</Button>
          </>
        }
      >
        Your progress is saved through the last finished screen. Sign in again at any time to continue.
      </Dialog>
      <SidePanel open={open === 'panel'} onClose={handleClose} title="My Profile">
        <p>Dana Okafor</p>
        <p>
          <a href="#main">Privacy Policy</a>
        </p>
      </SidePanel>
    </Section>
  );
}
