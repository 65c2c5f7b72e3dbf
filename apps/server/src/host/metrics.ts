import { Counter, collectDefaultMetrics, Gauge, Histogram, Registry } from 'prom-client';

/** What a host can watch: each a number that says whether people are well served. */
export class Metrics {
  readonly registry = new Registry();
  readonly connections = new Gauge({ name: 'imperia_connections', help: 'Open live connections', ...this.#here() });
  readonly tables = new Gauge({ name: 'imperia_tables_loaded', help: 'Tables in memory', ...this.#here() });
  readonly deeds = new Counter({
    name: 'imperia_deeds_total',
    help: 'What was done at tables, by kind and outcome',
    labelNames: ['deed', 'outcome'],
    ...this.#here(),
  });
  readonly deedSeconds = new Histogram({
    name: 'imperia_deed_seconds',
    help: 'From the arrival of a deed until it is kept and acknowledged',
    buckets: [0.001, 0.002, 0.005, 0.01, 0.02, 0.05, 0.1, 0.25, 1],
    ...this.#here(),
  });
  readonly storeTrouble = new Gauge({
    name: 'imperia_store_trouble',
    help: '1 while what is to be kept cannot be written',
    ...this.#here(),
  });
  readonly damage = new Counter({
    name: 'imperia_store_damage_total',
    help: 'How often something was asked for that is damaged in the store',
    ...this.#here(),
  });
  readonly refusedMessages = new Counter({
    name: 'imperia_messages_refused_total',
    help: 'Messages that were malformed, oversized or too frequent',
    labelNames: ['why'],
    ...this.#here(),
  });

  constructor() {
    collectDefaultMetrics({ register: this.registry, prefix: 'imperia_' });
  }

  #here(): { registers: Registry[] } {
    return { registers: [this.registry] };
  }
}
