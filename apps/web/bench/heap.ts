import type { CDPSession } from 'playwright-core';

/** What a snapshot of the heap says of itself, as far as it is needed here. */
interface Snapshot {
  readonly snapshot: {
    readonly meta: { readonly node_fields: string[]; readonly node_types: [string[], ...unknown[]] };
  };
  readonly nodes: number[];
}

/** Not the page's own: what the compiler has made and learnt, and what the browser and its tools keep. */
const NOT_DATA = new Set(['code', 'native', 'hidden', 'synthetic', 'object shape']);

/** The bytes of all objects, lists, strings and functions that the scripts of the page hold. */
export async function dataHeld(devtools: CDPSession): Promise<number> {
  const { snapshot, nodes } = await taken(devtools);
  const { node_fields: fields, node_types: types } = snapshot.meta;
  const [type, size] = [fields.indexOf('type'), fields.indexOf('self_size')];
  let bytes = 0;
  for (let at = 0; at < nodes.length; at += fields.length)
    if (!NOT_DATA.has(types[0][nodes[at + type]!]!)) bytes += nodes[at + size]!;
  return bytes;
}

async function taken(devtools: CDPSession): Promise<Snapshot> {
  const chunks: string[] = [];
  const hear = ({ chunk }: { readonly chunk: string }) => chunks.push(chunk);
  devtools.on('HeapProfiler.addHeapSnapshotChunk', hear);
  await devtools.send('HeapProfiler.takeHeapSnapshot', { reportProgress: false });
  devtools.off('HeapProfiler.addHeapSnapshotChunk', hear);
  return JSON.parse(chunks.join(''));
}
