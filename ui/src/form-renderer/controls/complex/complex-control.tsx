import { renderCopy } from '@handrail/engine';
import type { ComponentType } from 'react';
import { classNames } from '../../../class-names.ts';
import { useForm } from '../../form-context.tsx';
import type { ControlProps, FieldOf } from '../control-props.ts';
import { GroupFrame } from '../group-frame.tsx';
import styles from './complex.module.css';

/** What draws a part; it arrives as an argument because parts can be groups themselves. */
export type Part = ComponentType<{ readonly path: string; readonly labelPrefix?: string | undefined }>;

export interface ComplexControlProps extends ControlProps<'Complex'> {
  readonly Part: Part;
}

/** Several fields that belong together. */
export function ComplexControl({ field, state, id, label, hint, note, Part }: ComplexControlProps) {
  return (
    <GroupFrame id={id} label={label} hint={hint} note={note} hasLabels>
      <Parts field={field} path={state.path} Part={Part} />
    </GroupFrame>
  );
}

interface PartsProps {
  readonly field: FieldOf<'Complex'>;
  readonly path: string;
  readonly Part: Part;
}

/** The fields of a group or of one entry, side by side where they are few and there is room. */
export function Parts({ field, path, Part }: PartsProps) {
  const { copyValues } = useForm();
  const labelPrefix = field.useLabelPrefix ? renderCopy(field.copy, copyValues) : undefined;
  const isCompact = field.subFields.length <= mostCompactParts;
  return (
    <div className={classNames(styles.parts, isCompact && styles.compact)}>
      {field.subFields.map(({ key }) => (
        <Part key={key} path={`${path}.${key}`} labelPrefix={labelPrefix} />
      ))}
    </div>
  );
}

/** A group with at most this many fields is laid out compactly (P775). */
const mostCompactParts = 4;
