import { type Place, places } from './money-words.ts';
import bar from './place-bar.module.css';
import styles from './place-columns.module.css';

export interface PlaceColumn {
  readonly key: string;
  /** What stands below it. */
  readonly label: string;
  readonly amounts: Readonly<Partial<Record<Place, number>>>;
}

interface PlaceColumnsProps {
  /** Says where the same numbers can be read. */
  readonly label: string;
  readonly columns: readonly PlaceColumn[];
}

/** Where money was over time: a column for each month or day, with a part for each place. */
export function PlaceColumns({ label, columns }: PlaceColumnsProps) {
  const most = Math.max(1, ...columns.map(({ amounts }) => sum(amounts)));
  return (
    <div className={styles.chart}>
      <svg
        className={styles.columns}
        role="img"
        aria-label={label}
        viewBox={`0 0 ${String(columns.length * 10)} 100`}
        preserveAspectRatio="none"
      >
        {columns.map(({ key, amounts }, at) =>
          listParts(amounts, most).map(({ place, y, height }) => (
            <rect
              key={`${key} ${place}`}
              className={bar[place]}
              x={at * 10 + 1.5}
              y={y}
              width="7"
              height={height}
            />
          )),
        )}
      </svg>
      <ol className={styles.labels} aria-hidden="true">
        {columns.map((column) => (
          <li key={column.key}>{column.label}</li>
        ))}
      </ol>
    </div>
  );
}

/** The parts of a column from the bottom up, out of a hundred. */
function listParts(amounts: PlaceColumn['amounts'], most: number) {
  let top = 100;
  return places.map((place) => {
    const height = (100 * (amounts[place] ?? 0)) / most;
    top -= height;
    return { place, y: top, height };
  });
}

function sum(amounts: PlaceColumn['amounts']): number {
  return places.reduce((total, place) => total + (amounts[place] ?? 0), 0);
}
