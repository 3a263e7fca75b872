import { screen } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { renderScreen } from '../testing/render-screen.tsx';
import { createLatePart } from './create-late-part.tsx';

const Greeting = ({ name }: { readonly name: string }) => <p>Hello {name}</p>;

/** Two parts that do not come until the line is back. */
function createLostParts() {
  let hasLine = false;
  const load = () => (hasLine ? Promise.resolve(Greeting) : Promise.reject(new Error('The line is gone')));
  const bringLineBack = () => {
    hasLine = true;
  };
  return { One: createLatePart('one.tsx', load), Other: createLatePart('other.tsx', load), bringLineBack };
}

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

  it('keeps the focus on its button while it tries, and then gives it to what came', async () => {
    const answers: ((isThere: boolean) => void)[] = [];
    const Part = createLatePart('greeting.tsx', async () => {
      const isThere = await new Promise<boolean>((resolve) => void answers.push(resolve));
      if (!isThere) throw new Error('The line is gone');
      return Greeting;
    });
    const answer = async (isThere: boolean) => {
      await expect.poll(() => answers.length).toBe(1);
      answers.shift()?.(isThere);
    };
    const { person } = renderScreen(<Part name="Rosa" />);
    await answer(false);
    const button = await screen.findByRole('button', { name: 'Try Again' });
    button.focus();
    await person.keyboard('{Enter}');
    expect(document.activeElement).toBe(button);
    await answer(false);
    await expect.poll(() => button.getAttribute('aria-disabled')).toBe(null);
    expect(document.activeElement).toBe(button);
    await person.keyboard('{Enter}');
    await answer(true);
    await screen.findByText('Hello Rosa');
    expect(document.activeElement?.textContent).toBe('Hello Rosa');
  });

  it('tries again by itself once another part has come', async () => {
    const { One, Other, bringLineBack } = createLostParts();
    const { person } = renderScreen(
      <>
        <One name="Rosa" />
        <Other name="Ann" />
      </>,
    );
    await expect.poll(() => screen.getAllByRole('button', { name: 'Try Again' }).length).toBe(2);
    bringLineBack();
    const [button = document.body] = screen.getAllByRole('button', { name: 'Try Again' });
    await person.click(button);
    await screen.findByText('Hello Rosa');
    await screen.findByText('Hello Ann');
  });

  it('leaves the focus with someone who went on elsewhere, and offers a new page once it failed again', async () => {
    const { One, Other, bringLineBack } = createLostParts();
    const { person } = renderScreen(
      <>
        <One name="Rosa" />
        <input aria-label="Elsewhere" />
      </>,
    );
    await person.click(await screen.findByRole('button', { name: 'Try Again' }));
    await screen.findByRole('button', { name: 'Reload This Page' });
    await person.click(screen.getByLabelText('Elsewhere'));
    bringLineBack();
    await Other.load();
    await screen.findByText('Hello Rosa');
    expect(document.activeElement).toBe(screen.getByLabelText('Elsewhere'));
  });

  it('is not missed where it has no shape', async () => {
    const Part = createLatePart<{ name: string }>(
      'greeting.tsx',
      () => Promise.reject(new Error('The line is gone')),
      null,
    );
    const { container } = renderScreen(<Part name="Rosa" />);
    const before = container.innerHTML;
    await Part.load().catch(() => undefined);
    expect(screen.queryByText('Loading')).toBeNull();
    expect(screen.queryByRole('button')).toBeNull();
    expect(container.innerHTML).toBe(before);
  });
});
