import { isRequestError } from '@handrail/ui';
import { QueryClient } from '@tanstack/react-query';

/** Asks the API for pages. While the server has no room, a page that has nothing to show yet gives way to the busy page. */
export function createQueryClient(): QueryClient {
  return new QueryClient({
    defaultOptions: {
      queries: {
        // The server waited for its database already; one more try is enough to bridge a restart.
        retry: (failures, error) => failures < (isBusy(error) ? 1 : 3),
        throwOnError: (error, query) => isBusy(error) && query.state.data === undefined,
      },
    },
  });
}

function isBusy(error: unknown): boolean {
  return isRequestError(error, 'Unavailable');
}
