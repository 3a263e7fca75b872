import { screen, waitFor } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { answersOf, buildUser } from '../../testing/demo-portal.ts';
import { openPortal } from '../../testing/open-portal.ts';

describe('staff in the applicant portal', () => {
  it('are signed out by themselves and told why [P475]', async () => {
    const { api } = openPortal('/bayview/application/portal', {
      ...answersOf({ user: buildUser({ admin: true, email: 'sam@bayview.example' }) }),
      EndSession: { endSession: { metadata: { status: 200, errors: [], message: null } } },
    });

    expect(await screen.findByText(/You were signed in as sam@bayview.example/)).toBeTruthy();
    await waitFor(() => {
      expect(api.callsOf('EndSession')).toHaveLength(1);
    });
  });
});
