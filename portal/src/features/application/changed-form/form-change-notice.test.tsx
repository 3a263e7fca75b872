import { defineProgram, type ProgramDefinition } from '@handrail/engine';
import { screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import {
  applicationAddress,
  buildApplicationServer,
  buildDefinition,
} from '../../../testing/demo-application.ts';
import { openPortal } from '../../../testing/open-portal.ts';

const address = `${applicationAddress}/questions/you-name`;
const title = 'This form has changed since you started';
const change = {
  toVersion: 2,
  revision: 0,
  unneeded: [{ label: 'Nickname', answer: 'Dee' }],
  again: ['Do you rent?'],
  added: ['Name of your landlord'],
};
const press = (name: string) => screen.findByRole('button', { name });

/** A server whose program uses a second version of the form. */
function openOld({ found = change, isStale = false }: { found?: object; isStale?: boolean } = {}) {
  const { api, server } = buildApplicationServer({ answers: { nickname: 'Dee' } });
  const state = { isChanged: false, isStale };
  const second: ProgramDefinition = defineProgram({ ...buildDefinition(), version: 2 });
  const answers = {
    ...api,
    GetApplication: () => {
      const reply = (api.GetApplication as () => { application: Record<string, unknown> })();
      const { application } = reply;
      return {
        application: {
          ...application,
          definitionUrl: `/assets/definitions/relief/${state.isChanged ? '2/def' : '1/abc'}.json`,
          newerFormVersion: state.isChanged ? null : 2,
        },
      };
    },
    '/assets/definitions/relief/2/def.json': () => Response.json(withNewTitle(second)),
    GetFormChange: () => ({ application: { formChange: { ...found, revision: server.revision } } }),
    AcceptFormChange: () => {
      if (state.isStale) {
        state.isStale = false;
        const metadata = { status: 409, errors: ['DRAFT_CHANGED'], message: '' };
        return { acceptFormChange: { metadata, application: null } };
      }
      state.isChanged = true;
      server.revision += 1;
      const application = { id: 'x', revision: server.revision };
      return { acceptFormChange: { metadata: { status: 200, errors: [], message: '' }, application } };
    },
  };
  return openPortal(address, answers);
}

function withNewTitle(definition: ProgramDefinition): object {
  return JSON.parse(JSON.stringify(definition).replace('About you', 'About you and yours')) as object;
}

describe('a form that changed since the draft was started', () => {
  it('is not offered while the form is the same', async () => {
    const { api } = buildApplicationServer();
    openPortal(address, api);

    await screen.findByRole('textbox', { name: /^Nickname/ });
    expect(screen.queryByText(title)).toBeNull();
  });

  it('says what would change before anything is done', async () => {
    const { user, api } = openOld();

    expect(await screen.findByText(title)).toBeTruthy();
    await user.click(await press('See What Changes'));

    const again = await screen.findByText('You will need to answer these again:');
    const list = again.nextElementSibling as HTMLElement;
    expect(within(list).getByText('Do you rent?')).toBeTruthy();
    expect(screen.getByText('Name of your landlord')).toBeTruthy();
    expect(screen.getByText('Dee', { selector: 'span' })).toBeTruthy();
    expect(api.callsOf('AcceptFormChange')).toEqual([]);
  });

  it('opens in the new version once the person says so', async () => {
    const { user, api } = openOld();
    await user.click(await press('See What Changes'));

    await user.click(await press('Continue With the New Version'));

    expect((await screen.findAllByText(/About you and yours/)).length).toBeGreaterThan(0);
    expect(screen.queryByText(title)).toBeNull();
    expect(window.location.pathname).toBe(applicationAddress);
    expect(api.callsOf('AcceptFormChange')[0]?.variables).toMatchObject({
      input: { toVersion: 2, seenRevision: 0 },
    });
  });

  it('saves what was typed before it looks, so that it counts', async () => {
    const { user, api } = openOld();
    await user.type(await screen.findByRole('textbox', { name: /^Nickname/ }), 's');
    await user.click(await press('See What Changes'));
    await press('Continue With the New Version');

    const names = api.calls.map(({ operation }) => operation);
    expect(names.indexOf('UpdateApplication')).toBeGreaterThan(-1);
    expect(names.indexOf('UpdateApplication')).toBeLessThan(names.indexOf('GetFormChange'));
    expect(api.callsOf('UpdateApplication')[0]?.variables).toMatchObject({ input: { formVersion: 1 } });
  });

  it('shows the list again when the draft changed in between', async () => {
    const { user, api } = openOld({ isStale: true });
    await user.click(await press('See What Changes'));

    await user.click(await press('Continue With the New Version'));

    expect((await screen.findByRole('alert')).textContent).toContain('Your answers changed since you looked');
    expect(api.callsOf('GetFormChange')).toHaveLength(2);
    expect(screen.getByText(title)).toBeTruthy();
  });

  it('says so where every answer fits', async () => {
    const { user } = openOld({ found: { ...change, unneeded: [], again: [], added: [] } });
    await user.click(await press('See What Changes'));

    expect(await screen.findByText('All of your answers fit the new version.')).toBeTruthy();
  });

  it('leaves the version that was started alone, and is not offered again in this tab', async () => {
    const { user, api, close } = openOld();
    await user.click(await press('Keep the Version I Started'));
    await waitFor(() => {
      expect(screen.queryByText(title)).toBeNull();
    });
    expect(api.callsOf('AcceptFormChange')).toEqual([]);
    close();

    openOld();
    await screen.findByRole('textbox', { name: /^Nickname/ });
    expect(screen.queryByText(title)).toBeNull();
  });
});
