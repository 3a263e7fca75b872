import { isRequestError } from '@handrail/ui';
import { QueryClient } from '@tanstack/react-query';

declare module '@tanstack/react-query' {
  interface Register {
    queryMeta: {
      /** The page is nothing without it. What stands beside a page or in a dialog has to say itself that it did not come. */
      readonly fillsPage?: boolean;
    };
  }
}

/** Asks the API for pages. While the server has no room, a page that has nothing to show yet gives way to the busy page. */
export function createQueryClient(): QueryClient {
  return new QueryClient({
    defaultOptions: {
      queries: {
        // The server waited for its database already; one more try is enough to bridge a restart.
        retry: (failures, error) => failures < (isBusy(error) ? 1 : 3),
        throwOnError: (error, { meta, state }) =>
          meta?.fillsPage === true && isBusy(error) && state.data === undefined,
      },
    },
  });
}

function isBusy(error: unknown): boolean {
  return isRequestError(error, 'Unavailable');
}
