import { fireEvent, screen, waitFor } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { answersOf } from '../../../testing/demo-portal.ts';
import { openPortal } from '../../../testing/open-portal.ts';

const question = (key: string) => ({
  ...{ id: key, key, type: 'TextInput', copy: key, description: null, props: { label: key } },
});
const eligibility = {
  ...{ id: 'e', version: 3, title: null, copy: null, description: null, message: null, incomeKeys: [] },
  questions: ['first', 'second', 'third'].map(question),
};

describe('where people stopped', () => {
  it('is counted once when they leave: the furthest question, and nothing that was typed or says who it was', async () => {
    const { api, user } = openPortal('/bayview/eligibility', {
      ...answersOf({}),
      GetPartnerEligibility: { partners: { nodes: [{ id: 'partner-1', eligibility }] } },
      CountReachedQuestion: { countReachedQuestion: { metadata: { status: 200 } } },
    });
    await user.type(await screen.findByLabelText(/^second/), 'b');
    await user.type(screen.getByLabelText(/^first/), 'a');
    expect(api.callsOf('CountReachedQuestion')).toEqual([]);

    await waitFor(() => {
      fireEvent(window, new Event('pagehide'));
      expect(api.callsOf('CountReachedQuestion')).toHaveLength(1);
    });
    fireEvent(window, new Event('pagehide'));
    expect(api.callsOf('CountReachedQuestion').map(({ variables }) => variables)).toEqual([
      { input: { partnerId: 'partner-1', version: 3, key: 'second' } },
    ]);
  });
});
