import { formatAddress, type Address } from '@handrail/engine';
import { useLingui } from '@lingui/react';
import { Checkbox } from '../../../components/checkbox/checkbox.tsx';
import { localeOf } from '../../../texts/use-locale.ts';
import type { ControlProps } from '../control-props.ts';
import { GroupFrame } from '../group-frame.tsx';
import styles from './address.module.css';
import { AddressParts } from './address-parts.tsx';
import { listPartErrors } from './list-part-errors.ts';
import { useAddress } from './use-address.ts';

/** A place: looked up or typed, the same as another, or none at all. */
export function AddressControl(props: ControlProps<'Address'>) {
  const { field, state, id, label, hint, error, required, optional, note, onLeave } = props;
  const { i18n } = useLingui();
  const { address, source, setAddress, setCopied, setUnhoused } = useAddress(props);
  const isCopied = source !== undefined && address.copied === true;
  const isUnhoused = field.allowUnhoused === true && address.isUnhoused === true;
  const errors = listPartErrors(localeOf(i18n), state, error, isCopied);

  return (
    <GroupFrame
      id={id}
      label={label}
      hint={hint}
      error={errors.group}
      required={required}
      optional={optional}
      note={note}
      hasLabels
      onLeave={onLeave}
    >
      <div id={isCopied ? undefined : id} className={styles.address} tabIndex={-1}>
        {source !== undefined && (
          <Checkbox
            id={isCopied ? id : `${id}-copied`}
            label={i18n._({
              id: 'ui.form.same-address',
              message: 'Same as {label}',
              values: { label: source },
            })}
            checked={isCopied}
            onChange={({ target }) => {
              setCopied(target.checked);
            }}
          />
        )}
        {isCopied ? (
          <CopiedAddress address={address} />
        ) : (
          <>
            {field.allowUnhoused && (
              <Checkbox
                label={i18n._({
                  id: 'ui.form.unhoused',
                  message: 'I don’t have a street address',
                })}
                hint={
                  isUnhoused &&
                  i18n._({
                    id: 'ui.form.unhoused-hint',
                    message: 'Tell us the city, state and ZIP code where you stay most of the time.',
                  })
                }
                checked={isUnhoused}
                onChange={({ target }) => {
                  setUnhoused(target.checked);
                }}
              />
            )}
            <AddressParts
              id={id}
              field={field}
              address={address}
              errors={errors.parts}
              required={required}
              isUnhoused={isUnhoused}
              onChange={setAddress}
            />
          </>
        )}
      </div>
    </GroupFrame>
  );
}

function CopiedAddress({ address }: { address: Address }) {
  const { i18n } = useLingui();
  return (
    <p className={styles.copied}>
      {formatAddress(localeOf(i18n), address) ||
        i18n._({ id: 'ui.form.no-address-yet', message: 'That address is not filled in yet.' })}
    </p>
  );
}
