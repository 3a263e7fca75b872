import { Button } from '@handrail/ui';
import { Trans } from '@lingui/react';
import type { FirstStep } from '../sign-in.ts';

export type Way = 'code' | 'passkey' | 'recovery';

interface SecondStepWaysProps {
  readonly current: Way;
  readonly firstStep: FirstStep;
  readonly canUsePasskeys: boolean;
  readonly onChoose: (way: Way) => void;
}

/** The other ways that this person has. */
export function SecondStepWays({ current, firstStep, canUsePasskeys, onChoose }: SecondStepWaysProps) {
  const { factors, recoveryCodesLeft } = firstStep;
  const open: Record<Way, boolean> = {
    code: factors.includes('totp'),
    passkey: factors.includes('passkey') && canUsePasskeys,
    recovery: recoveryCodesLeft > 0,
  };
  const ways = (['code', 'passkey', 'recovery'] as const).filter((way) => way !== current && open[way]);
  return ways.map((way) => (
    <Button
      key={way}
      variant="link"
      onClick={() => {
        onChoose(way);
      }}
    >
      {textOf(way)}
    </Button>
  ));
}

function textOf(way: Way) {
  switch (way) {
    case 'code':
      return <Trans id="console.second-step.use-code" message="Use a code from your app" />;
    case 'passkey':
      return <Trans id="console.second-step.use-passkey" message="Use a passkey" />;
    case 'recovery':
      return <Trans id="console.second-step.use-recovery" message="Use a recovery code" />;
  }
}
