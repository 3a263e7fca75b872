import { createTexts } from '@handrail/ui';
import { I18nProvider } from '@lingui/react';
import { cleanup, render, screen } from '@testing-library/react';
import { MemoryRouter } from 'react-router';
import { afterEach, describe, expect, it } from 'vitest';
import { buildProgram } from '../../testing/demo-portal.ts';
import { homeSections, type HomeItem } from './home-item.ts';
import { HomeSections } from './home-sections.tsx';

afterEach(cleanup);

const items = (sections: readonly HomeItem['section'][]): HomeItem[] =>
  sections.map((section) => ({
    section,
    key: section,
    program: buildProgram({ name: section }),
    path: '/',
    status: 'Application',
  }));

function showSections(shown: readonly HomeItem['section'][]): (string | null)[] {
  render(
    <I18nProvider i18n={createTexts()}>
      <MemoryRouter>
        <HomeSections items={items(shown)} />
      </MemoryRouter>
    </I18nProvider>,
  );
  return screen.queryAllByRole('heading', { level: 2 }).map(({ textContent }) => textContent);
}

describe('the sections of the portal home', () => {
  it('stand in the order of what needs attention [P138]', () => {
    expect(showSections(homeSections.toReversed())).toEqual([
      'Action Required',
      'Available Programs',
      'Submitted Programs',
    ]);
  });

  it('are left out when they are empty [P139]', () => {
    expect(showSections(['submitted'])).toEqual(['Submitted Programs']);
  });
});
