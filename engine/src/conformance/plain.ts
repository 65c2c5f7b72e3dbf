import { hash } from '../hash.ts';
import { broken, clone, type Moment } from './suite.ts';

/** The state is JSON: saved and loaded, it is the same. */
export function stateIsPlainData({ state }: Moment): void {
  mustBePlain('plain data', state, 'state');
  if (hash(state) !== hash(clone(state))) broken('JSON round trip', 'the state differs when saved and loaded');
}

export function mustBePlain(property: string, value: unknown, path: string): void {
  if (value === null || typeof value === 'string' || typeof value === 'boolean') return;
  if (typeof value === 'number') {
    if (!Number.isFinite(value) || Object.is(value, -0))
      broken(property, `${path} is ${value}, which JSON cannot hold`);
    return;
  }
  if (typeof value !== 'object') broken(property, `${path} is ${typeof value}`);
  if (Array.isArray(value)) {
    for (let i = 0; i < value.length; i++) mustBePlain(property, value[i], `${path}[${i}]`);
    return;
  }
  if (Object.getPrototypeOf(value) !== Object.prototype) broken(property, `${path} is no plain object`);
  for (const [key, part] of Object.entries(value)) mustBePlain(property, part, `${path}.${key}`);
}
