import type { ShownOption } from '@handrail/engine';
import { classNames } from '../../class-names.ts';
import { ChoiceRow } from '../../components/choice-row/choice-row.tsx';
import styles from './choice-rows.module.css';

interface ChoiceRowsProps {
  readonly type: 'checkbox' | 'radio';
  /** The id of the first row, to which error summaries lead. */
  readonly id: string;
  readonly options: readonly ShownOption[];
  readonly chosen: readonly string[];
  readonly onChoose: (value: string) => void;
}

/** Options as rows; two short ones share a line. */
export function ChoiceRows({ type, id, options, chosen, onChoose }: ChoiceRowsProps) {
  return (
    <div className={classNames(styles.rows, isShortPair(options) && styles.pair)}>
      {options.map(({ option, depth, isDisabled }, position) => (
        <ChoiceRow
          key={option.value}
          type={type}
          id={position === 0 ? id : toOptionId(id, position)}
          name={id}
          value={option.value}
          label={option.label}
          hint={option.description}
          nested={depth > 0}
          disabled={isDisabled}
          checked={chosen.includes(option.value)}
          onChange={() => {
            onChoose(option.value);
          }}
        />
      ))}
    </div>
  );
}

export function toOptionId(id: string, position: number): string {
  return `${id}-option-${position}`;
}

function isShortPair(options: readonly ShownOption[]): boolean {
  return (
    options.length === 2 &&
    options.every(({ option }) => option.label.length <= 10 && option.description === undefined)
  );
}
