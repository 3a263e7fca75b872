import { addEventLoopFigures } from './add-event-loop-figures.ts';
import { addNodeFigures } from './add-node-figures.ts';
import { addProcessFigures } from './add-process-figures.ts';
import { createRegistry, type Registry } from './registry.ts';

/** A registry with the figures of the process itself. Whoever measures something adds to it. */
export function createMetricsRegistry(): Registry {
  const metrics = createRegistry();
  addProcessFigures(metrics);
  addEventLoopFigures(metrics);
  addNodeFigures(metrics);
  return metrics;
}
