import { screen, within } from '@testing-library/react';
import { accountAnswers } from './demo-account.ts';
import type { Answers } from './fake-api.ts';
import { openPortal } from './open-portal.ts';

/** Opens the account of a signed-in person. */
export async function openAccount(answers: Answers = accountAnswers()) {
  const opened = openPortal('/bayview/application/profile', answers);
  await screen.findByRole('heading', { level: 1, name: 'Manage your account' });
  return opened;
}

/** Opens one of the account's dialogs, which is called as its button unless it has a name of its own. */
export async function openAccountDialog(answers: Answers | undefined, button: string, name = button) {
  const opened = await openAccount(answers);
  await opened.user.click(screen.getByRole('button', { name: button }));
  return { ...opened, dialog: within(await screen.findByRole('dialog', { name })) };
}

/** One card of the account page. */
export function findCard(name: string) {
  return within(screen.getByRole('region', { name }));
}
