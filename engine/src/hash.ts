/** Two states are the same when their canonical texts are; the hash is a short name for that text. */
export function hash(state: unknown): string {
  const text = canonical(state);
  let a = 0x811c9dc5;
  let b = 0x9dc5811c;
  for (let i = 0; i < text.length; i++) {
    const code = text.charCodeAt(i);
    a = Math.imul(a ^ code, 0x01000193);
    b = Math.imul(b ^ ((code << 7) | (code >>> 3)), 0x85ebca6b);
    b ^= b >>> 13;
  }
  return (a >>> 0).toString(16).padStart(8, '0') + (b >>> 0).toString(16).padStart(8, '0');
}

/** JSON with sorted keys. */
export function canonical(value: unknown): string {
  if (typeof value === 'number') return Number.isFinite(value) ? String(value) : 'null';
  if (typeof value !== 'object' || value === null) return JSON.stringify(value);
  return Array.isArray(value) ? canonicalList(value) : canonicalObject(value as Readonly<Record<string, unknown>>);
}

function canonicalList(list: readonly unknown[]): string {
  let text = '';
  for (const item of list) text += text === '' ? canonical(item) : `,${canonical(item)}`;
  return `[${text}]`;
}

function canonicalObject(object: Readonly<Record<string, unknown>>): string {
  let text = '';
  for (const key of Object.keys(object).sort()) {
    text += `${text === '' ? '' : ','}${JSON.stringify(key)}:${canonical(object[key])}`;
  }
  return `{${text}}`;
}
