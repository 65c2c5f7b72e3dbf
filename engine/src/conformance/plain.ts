import { hash } from '../hash.ts';
import { broken, clone, type Moment } from './suite.ts';

/** Saved and loaded, the state is the same. */
export function stateSurvivesJson({ state }: Moment): void {
  if (hash(state) !== hash(clone(state))) broken('JSON round trip', 'the state differs when saved and loaded');
}

/** Nothing is in it that JSON cannot hold. */
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
