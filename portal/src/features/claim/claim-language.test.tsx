import { usStates } from '@handrail/engine';
import { listPlainTexts, speakPseudo } from '@handrail/ui/testing';
import { screen, waitFor } from '@testing-library/react';
import { beforeEach, describe, expect, it } from 'vitest';
import { claimAddress, claimAnswers } from '../../testing/demo-claim.ts';
import { openPortal } from '../../testing/open-portal.ts';

beforeEach(speakPseudo);

/** Names of places, and what the person types, have no other language. */
const given = [usStates, '12 Elm St', 'Apt 4', 'Salem', '01970', 'other@mail.example'];

/** In a language that nobody speaks, pages are walked by their addresses and the order of what is on them. */
function openPseudoClaim(settings: Parameters<typeof claimAnswers>[0] = {}) {
  const { api: answers } = claimAnswers(settings);
  const { api, user } = openPortal(`${claimAddress}/payment-method`, answers);
  const seen = new Map<string, string>();

  const look = async (page: string) => {
    await waitFor(() => {
      expect(window.location.pathname).toBe(`${claimAddress}/${page}`);
      expect(document.querySelector('[aria-busy="true"]')).toBeNull();
      // The address changes before the page does.
      const others = [...seen].filter(([other]) => other !== page).map(([, heading]) => heading);
      expect(['', ...others]).not.toContain(document.querySelector('h1')?.textContent ?? '');
    });
    seen.set(page, document.querySelector('h1')?.textContent ?? '');
    expect(listPlainTexts(document.documentElement, [api.given, given]), page).toEqual([]);
  };
  const goOn = async () => {
    const buttons = [...document.querySelectorAll<HTMLElement>('main button')];
    await user.click(
      buttons.findLast((button) => button.className.includes('primary')) ??
        expect.fail(document.body.innerHTML),
    );
  };
  const choose = async (index: number) => {
    await look('payment-method');
    await user.click(screen.getAllByRole('radio')[index] ?? expect.fail('No such method'));
    await goOn();
    await look('primer');
    await goOn();
  };
  const type = async (texts: readonly string[]) => {
    const fields = screen.getAllByRole('textbox');
    for (const [index, text] of texts.entries())
      await user.type(fields[index] ?? expect.fail('No field'), text);
  };
  return { user, seen, look, goOn, choose, type };
}

describe('the pages of a claim', () => {
  it('say nothing that a language does not reach: direct deposit', async () => {
    const { user, look, goOn, choose, type } = openPseudoClaim();
    await choose(0);
    await look('ach/routing-number');
    // With its complaints.
    await goOn();
    await look('ach/routing-number');
    await type(['021000021', '021000021']);
    await goOn();
    await look('ach/account-type');
    await user.click(screen.getAllByRole('radio')[0] ?? expect.fail('No type'));
    await goOn();
    await look('ach/account-number');
    await type(['12345678', '12345678']);
    await goOn();
    await look('review');
    await goOn();
    await look('submission');
  });

  it.each([1, 2, 3])('say nothing that a language does not reach: by mail, method %i', async (method) => {
    const { user, look, goOn, choose, type } = openPseudoClaim({
      reply: { status: 400, errors: ['R-001'], message: null },
    });
    await choose(method);
    await look('mailing-address');
    await user.type(screen.getAllByRole('combobox')[0] ?? expect.fail('No street'), '12 Elm St');
    await user.tab();
    const state = document.querySelector('main select') ?? expect.fail('No state');
    await user.selectOptions(state, 'MA');
    await type(['Apt 4', 'Salem', '01970']);
    await look('mailing-address');
    await goOn();
    await look('review');
    await goOn();
    await look('error');
  });

  it('say nothing that a language does not reach: Zelle', async () => {
    const { look, goOn, choose, type } = openPseudoClaim();
    await choose(4);
    await look('zelle/primer');
    await goOn();
    await look('zelle/email-confirmation');
    await type(['other@mail.example']);
    await look('zelle/email-confirmation');
  });

  it('say nothing that a language does not reach: the tax form', async () => {
    const { look, choose } = openPseudoClaim({ offer: { needsTaxForm: true } });
    await choose(0);
    await look('w9');
  });
});
