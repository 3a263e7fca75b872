import { Banner, Button, useSnackbar } from '@handrail/ui';
import type { I18n } from '@lingui/core';
import { Trans, useLingui } from '@lingui/react';
import { ExportVendorCopiesDocument, type ExportVendorCopiesMutation } from '../../../gql/operations.ts';
import { savePdf } from '../../../shared/api/save-file.ts';
import { useAct } from '../../../shared/api/use-act.ts';
import { useConsole } from '../../../shared/context/console-context.tsx';

interface VendorCopiesProps {
  readonly year: number;
  /** Of one vendor only, with their name. */
  readonly vendor?: { readonly id: string; readonly name: string };
}

/** Saves the copies that vendors get by mail, as one PDF to print. */
export function VendorCopies({ year, vendor }: VendorCopiesProps) {
  const { i18n } = useLingui();
  const { request } = useConsole();
  const showNotice = useSnackbar();
  const act = useAct(
    async () =>
      (await request(ExportVendorCopiesDocument, { input: { year, vendorId: vendor?.id ?? null } }))
        .exportVendorCopies,
    (saved) => {
      if (saved.content) savePdf(saved.filename ?? '', saved.content);
      showNotice({ message: savedText(i18n, saved) });
    },
  );
  const save = () => {
    act.run(undefined);
  };
  return (
    <>
      {act.failure && <Banner answersPress tone="error" title={act.failure} />}
      {vendor ? (
        <Button
          size="small"
          busy={act.busy}
          onClick={save}
          aria-label={i18n._({
            id: 'console.taxes.copy.of',
            message: 'Save Copy B of {name}',
            values: { name: vendor.name },
          })}
        >
          <Trans id="console.taxes.copy" message="Save Copy B" />
        </Button>
      ) : (
        <Button busy={act.busy} onClick={save}>
          <Trans id="console.taxes.copies" message="Copy B for vendors" />
        </Button>
      )}
    </>
  );
}

function savedText(i18n: I18n, saved: ExportVendorCopiesMutation['exportVendorCopies']): string {
  const copies = saved.copies ?? 0;
  const leftOut = saved.leftOut ?? 0;
  const done =
    copies === 0
      ? i18n._({ id: 'console.taxes.copies.none', message: 'No vendor has a return to copy.' })
      : i18n._({ id: 'console.taxes.copies.saved', message: 'Copies saved: {copies}.', values: { copies } });
  if (leftOut === 0) return done;
  const rest = i18n._({
    id: 'console.taxes.copies.left-out',
    message: 'Left out: {leftOut}. Export their correction first.',
    values: { leftOut },
  });
  return `${done} ${rest}`;
}
