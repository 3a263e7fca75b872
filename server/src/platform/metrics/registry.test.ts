import { describe, expect, it } from 'vitest';
import { addCounter } from './add-counter.ts';
import { addHistogram } from './add-histogram.ts';
import { createMetricsRegistry } from './create-metrics-registry.ts';
import { createRegistry } from './registry.ts';

describe('a registry of metrics', () => {
  it('prints counters and histograms the way Prometheus reads them', async () => {
    const registry = createRegistry();
    const visits = addCounter(registry, {
      name: 'visits_total',
      help: 'Visits\nby page.',
      labelNames: ['page'],
    });
    const duration = addHistogram(registry, {
      name: 'duration_seconds',
      help: 'How long it took.',
      labelNames: ['route'],
      buckets: [0.1, 1],
    });
    visits.increment({ page: 'a "quoted" \\ page' });
    visits.increment({ page: 'plain' });
    visits.increment({ page: 'plain' });
    for (const seconds of [0.05, 0.1, 0.5, 7]) duration.observe({ route: '/x' }, seconds);

    expect((await registry.print()).split('\n')).toEqual([
      '# HELP visits_total Visits\\nby page.',
      '# TYPE visits_total counter',
      String.raw`visits_total{page="a \"quoted\" \\ page"} 1`,
      'visits_total{page="plain"} 2',
      '',
      '# HELP duration_seconds How long it took.',
      '# TYPE duration_seconds histogram',
      'duration_seconds_bucket{le="0.1",route="/x"} 2',
      'duration_seconds_bucket{le="1",route="/x"} 3',
      'duration_seconds_bucket{le="+Inf",route="/x"} 4',
      'duration_seconds_sum{route="/x"} 7.65',
      'duration_seconds_count{route="/x"} 4',
      '',
    ]);
  });

  it('refuses a second metric of the same name', () => {
    const registry = createRegistry();
    const options = { name: 'visits_total', help: 'Visits.', labelNames: [] };
    addCounter(registry, options);
    expect(() => addCounter(registry, options)).toThrow('visits_total is measured twice');
  });

  // Dashboards and alerts of operators ask for these names.
  it('tells of the process under the names that Prometheus and its Node.js client made usual', async () => {
    const text = await createMetricsRegistry().print();
    const types = [...text.matchAll(/^# TYPE (\S+ \S+)$/gm)].map(([, type]) => type);
    expect(types).toEqual([
      'process_cpu_user_seconds_total counter',
      'process_cpu_system_seconds_total counter',
      'process_cpu_seconds_total counter',
      'process_start_time_seconds gauge',
      'process_resident_memory_bytes gauge',
      'process_virtual_memory_bytes gauge',
      'process_heap_bytes gauge',
      'process_open_fds gauge',
      'process_max_fds gauge',
      'nodejs_eventloop_lag_seconds gauge',
      'nodejs_eventloop_lag_min_seconds gauge',
      'nodejs_eventloop_lag_max_seconds gauge',
      'nodejs_eventloop_lag_mean_seconds gauge',
      'nodejs_eventloop_lag_stddev_seconds gauge',
      'nodejs_eventloop_lag_p50_seconds gauge',
      'nodejs_eventloop_lag_p90_seconds gauge',
      'nodejs_eventloop_lag_p99_seconds gauge',
      'nodejs_gc_duration_seconds histogram',
      'nodejs_active_resources gauge',
      'nodejs_active_resources_total gauge',
      'nodejs_active_handles gauge',
      'nodejs_active_handles_total gauge',
      'nodejs_active_requests gauge',
      'nodejs_active_requests_total gauge',
      'nodejs_heap_size_total_bytes gauge',
      'nodejs_heap_size_used_bytes gauge',
      'nodejs_external_memory_bytes gauge',
      'nodejs_heap_space_size_total_bytes gauge',
      'nodejs_heap_space_size_used_bytes gauge',
      'nodejs_heap_space_size_available_bytes gauge',
      'nodejs_version_info gauge',
    ]);
    expect(text).toMatch(/^process_resident_memory_bytes [1-9]\d{6,}$/m);
    expect(text).toMatch(/^process_cpu_seconds_total \d+\.\d+$/m);
    expect(text).toMatch(/^nodejs_heap_space_size_used_bytes\{space="old"\} [1-9]\d+$/m);
    expect(text).toContain(`nodejs_version_info{version="${process.version}",major=`);
  });
});
