import { isRequestError } from '@handrail/ui';
import { QueryClient } from '@tanstack/react-query';

/** Asks the API for pages. What could not be loaded says so where it would stand, and the rest of the page stays. */
export function createQueryClient(): QueryClient {
  return new QueryClient({
    defaultOptions: {
      queries: {
        // The server waited for its database already; one more try is enough to bridge a restart.
        retry: (failures, error) => failures < (isRequestError(error, 'Unavailable') ? 1 : 3),
      },
    },
  });
}
