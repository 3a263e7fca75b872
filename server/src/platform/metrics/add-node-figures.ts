import { getHeapSpaceStatistics } from 'node:v8';
import type { Registry, Sample } from './registry.ts';

/** The figures of Node.js itself: its memory, and what keeps it awake. */
export function addNodeFigures(registry: Registry): void {
  const addGauge = (name: string, help: string, read: () => readonly Sample[]) => {
    registry.add({ name, help, type: 'gauge', read });
  };

  for (const [kind, about, belongs] of resourceKinds) {
    const list = () => process.getActiveResourcesInfo().filter(belongs);
    addGauge(`nodejs_active_${kind}`, `Number of active ${about}, by type.`, () => countByType(list()));
    addGauge(`nodejs_active_${kind}_total`, `Total number of active ${kind}.`, () => [
      { value: list().length },
    ]);
  }
  for (const [name, help, read] of memoryFigures) addGauge(name, help, () => [{ value: read() }]);
  for (const [size, read] of heapSpaceFigures)
    addGauge(
      `nodejs_heap_space_size_${size}_bytes`,
      `Process heap space size ${size} from Node.js in bytes.`,
      () =>
        getHeapSpaceStatistics().map((space) => ({
          labels: { space: space.space_name.replace(/_space$/, '') },
          value: read(space),
        })),
    );
  addGauge('nodejs_version_info', 'Node.js version info.', () => [{ labels: versionLabels(), value: 1 }]);
}

const isRequest = (type: string) => /Req(Wrap|Callback|Promise)?$/.test(type);
const isTimer = (type: string) => type === 'Timeout' || type === 'Immediate';

const resourceKinds = [
  ['resources', 'resources that keep the event loop alive', () => true],
  ['handles', 'libuv handles', (type: string) => !isRequest(type) && !isTimer(type)],
  ['requests', 'libuv requests', isRequest],
] as const;

const memoryFigures = [
  [
    'nodejs_heap_size_total_bytes',
    'Process heap size from Node.js in bytes.',
    () => process.memoryUsage().heapTotal,
  ],
  [
    'nodejs_heap_size_used_bytes',
    'Process heap size used from Node.js in bytes.',
    () => process.memoryUsage().heapUsed,
  ],
  [
    'nodejs_external_memory_bytes',
    'Node.js external memory size in bytes.',
    () => process.memoryUsage().external,
  ],
] as const;

type HeapSpace = ReturnType<typeof getHeapSpaceStatistics>[number];

const heapSpaceFigures = [
  ['total', (space: HeapSpace) => space.space_size],
  ['used', (space: HeapSpace) => space.space_used_size],
  ['available', (space: HeapSpace) => space.space_available_size],
] as const;

function countByType(types: readonly string[]): Sample[] {
  const counts = new Map<string, number>();
  for (const type of types) counts.set(type, (counts.get(type) ?? 0) + 1);
  return [...counts].map(([type, value]) => ({ labels: { type }, value }));
}

function versionLabels() {
  const [major = '', minor = '', patch = ''] = process.versions.node.split('.');
  return { version: process.version, major, minor, patch };
}
