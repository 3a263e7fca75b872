import { Button } from '@handrail/ui';
import { useLingui } from '@lingui/react';
import { useState } from 'react';
import type { FundView } from '../use-funds.ts';
import { fundChangeText, type FundStateChange, FundStateDialog } from './fund-state-dialog.tsx';

/** What an admin can do to a fund beside moving its money. */
export function FundStateButtons({ fund }: { readonly fund: FundView }) {
  const { i18n } = useLingui();
  const [change, setChange] = useState<FundStateChange>();
  const open: FundStateChange[] = [fund.blockedReason === null ? 'block' : 'unblock', 'close'];
  const offered: readonly FundStateChange[] = fund.closedAt === null ? open : ['reopen'];
  return (
    <>
      {offered.map((each) => (
        <Button
          key={each}
          onClick={() => {
            setChange(each);
          }}
        >
          {fundChangeText(i18n, each)}
        </Button>
      ))}
      <FundStateDialog
        fund={fund}
        change={change}
        onClose={() => {
          setChange(undefined);
        }}
      />
    </>
  );
}
