import { useQuery, useQueryClient } from '@tanstack/react-query';
import { GetVendorsDocument, type VendorPartsFragment } from '../../../gql/operations.ts';
import { useConsole } from '../../../shared/context/console-context.tsx';

export type VendorView = VendorPartsFragment;

const vendorsKey = ['vendors'];

/** The vendors that fit, retired ones too. */
export function useVendors(find: string) {
  const { request } = useConsole();
  return useQuery({
    queryKey: [...vendorsKey, 'register', find],
    queryFn: async () => (await request(GetVendorsDocument, { find })).vendors,
    placeholderData: (before) => before,
    retry: false,
  });
}

export function useReloadVendors(): () => void {
  const client = useQueryClient();
  return () => void client.invalidateQueries({ queryKey: vendorsKey });
}
