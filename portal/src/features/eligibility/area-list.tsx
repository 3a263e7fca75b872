import { toAreaLabel, type IncomeLimitArea } from '@handrail/engine';
import { classNames } from '@handrail/ui';
import { useText } from '../../shared/context/use-text.ts';
import styles from './area-field.module.css';

interface AreaListProps {
  readonly id: string;
  readonly areas: readonly IncomeLimitArea[];
  readonly marked: number;
  readonly isOpen: boolean;
  readonly onChoose: (area: IncomeLimitArea) => void;
}

/** The places to choose from; the keyboard goes through them from the field. */
export function AreaList({ id, areas, marked, isOpen, onChoose }: AreaListProps) {
  const say = useText();
  return (
    <div
      id={id}
      role="listbox"
      aria-label={say('eligibility.areas', 'Places')}
      className={styles.list}
      hidden={!isOpen}
    >
      {areas.map((area, index) => (
        // oxlint-disable-next-line jsx-a11y/click-events-have-key-events
        <div
          key={area.id}
          id={toOptionId(id, index)}
          role="option"
          tabIndex={-1}
          aria-selected={index === marked}
          className={classNames(styles.option, index === marked && styles.marked)}
          onPointerDown={(event) => {
            event.preventDefault();
          }}
          onClick={() => {
            onChoose(area);
          }}
        >
          {toAreaLabel(area)}
        </div>
      ))}
    </div>
  );
}

export function toOptionId(listId: string, index: number): string {
  return `${listId}-${index}`;
}
