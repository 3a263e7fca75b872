import { screen } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { renderScreen } from '../testing/render-screen.tsx';
import { createLatePart } from './create-late-part.tsx';

const Greeting = ({ name }: { readonly name: string }) => <p>Hello {name}</p>;

describe('a late part', () => {
  it('shows itself at once where it was loaded before, and names its file', async () => {
    const Part = createLatePart('greeting.tsx', () => Promise.resolve(Greeting));

    expect(await Part.load()).toBe('greeting.tsx');
    renderScreen(<Part name="Rosa" />);
    expect(screen.getByText('Hello Rosa')).toBeDefined();
  });

  it('keeps its place until it is here, and offers to try again where it does not come', async () => {
    let tries = 0;
    const Part = createLatePart('greeting.tsx', () => {
      tries += 1;
      return tries === 1 ? Promise.reject(new Error('The line is gone')) : Promise.resolve(Greeting);
    });

    const { person } = renderScreen(<Part name="Rosa" />);
    expect(screen.getByText('Loading')).toBeDefined();
    await screen.findByText('We could not load this part of the page. Please check your connection.');
    await person.click(screen.getByRole('button', { name: 'Try Again' }));
    expect(await screen.findByText('Hello Rosa')).toBeDefined();
  });
});
