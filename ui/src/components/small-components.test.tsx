import { screen } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { renderScreen } from '../testing/render-screen.tsx';
import { Card } from './card/card.tsx';
import { Checkbox } from './checkbox/checkbox.tsx';
import { Chip } from './chip/chip.tsx';
import { EmptyState } from './empty-state/empty-state.tsx';
import { PageHeading } from './page-heading/page-heading.tsx';
import { Progress } from './progress/progress.tsx';
import { Skeleton } from './skeleton/skeleton.tsx';
import { SkipLink } from './skip-link/skip-link.tsx';
import { PageSpinner, Spinner } from './spinner/spinner.tsx';

describe('PageHeading', () => {
  it('is the h1 of the page and can take the focus', () => {
    renderScreen(<PageHeading lead="What this page is for.">Your landlord</PageHeading>);
    const heading = screen.getByRole('heading', { level: 1, name: 'Your landlord' });

    heading.focus();

    expect(document.activeElement).toBe(heading);
    expect(heading.tabIndex).toBe(-1);
  });
});

describe('SkipLink', () => {
  it('leads to the main content', () => {
    renderScreen(<SkipLink />);

    expect(screen.getByRole('link', { name: 'Skip to main content' }).getAttribute('href')).toBe('#main');
  });
});

describe('Progress', () => {
  it('is a native progress bar named by its words', () => {
    renderScreen(<Progress value={2} max={5} words="2 of 5 sections done" />);

    expect(screen.getByRole('progressbar', { name: '2 of 5 sections done' })).toMatchObject({
      value: 2,
      max: 5,
    });
  });
});

describe('Spinner, PageSpinner and Skeleton', () => {
  it('say that something is loading', () => {
    renderScreen(
      <>
        <Spinner />
        <PageSpinner label="Loading your portal" />
        <Skeleton />
      </>,
    );

    expect(screen.getAllByRole('status').map((status) => status.textContent)).toEqual([
      'Loading',
      'Loading your portal',
      'Loading',
    ]);
  });
});

describe('Checkbox', () => {
  it('is pressed by its label and described by its hint', async () => {
    const { person } = renderScreen(<Checkbox label="Send me text messages" hint="Rates may apply." />);
    const checkbox = screen.getByRole('checkbox', { name: 'Send me text messages' });

    await person.click(screen.getByText('Send me text messages'));

    expect(checkbox).toHaveProperty('checked', true);
    expect(document.getElementById(checkbox.getAttribute('aria-describedby') ?? '')?.textContent).toBe(
      'Rates may apply.',
    );
  });
});

describe('EmptyState', () => {
  it('says why it is empty under a heading', () => {
    renderScreen(<EmptyState title="Nothing is waiting for you">11 cases have no one assigned.</EmptyState>);

    expect(screen.getByRole('heading', { name: 'Nothing is waiting for you' })).toBeDefined();
    expect(screen.getByText('11 cases have no one assigned.')).toBeDefined();
  });
});

describe('Card and Chip', () => {
  it('keep the meaning of the element and the word', () => {
    renderScreen(
      <Card as="article">
        <Chip tone="success" icon="check-circle">
          Approved
        </Chip>
      </Card>,
    );

    expect(screen.getByRole('article').textContent).toBe('Approved');
  });
});
