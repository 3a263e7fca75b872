import { I18nProvider } from '@lingui/react';
import { cleanup, render } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { ReactElement, ReactNode } from 'react';
import { afterEach } from 'vitest';
import { createTexts } from '../texts/create-texts.ts';

afterEach(cleanup);

/** Renders a component in English and gives a person who can use it. */
export function renderScreen(element: ReactElement) {
  const texts = createTexts('en');
  const wrapper = ({ children }: { children: ReactNode }) => (
    <I18nProvider i18n={texts}>{children}</I18nProvider>
  );
  return { person: userEvent.setup(), ...render(element, { wrapper }) };
}
