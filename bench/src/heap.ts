import type { CDPSession } from 'playwright-core';

/** Bytes that a page's heap holds, garbage collected. */
export interface Heap {
  /** What the page keeps: objects, texts, the browser's own parts of its document. */
  readonly kept: number;
  /** What the browser has compiled of its scripts; it grows for as long as code becomes hot, whatever the page keeps. */
  readonly compiled: number;
}

interface Snapshot {
  readonly snapshot: {
    readonly meta: {
      readonly node_fields: readonly string[];
      readonly node_types: readonly [readonly string[]];
    };
  };
  readonly nodes: readonly number[];
}

/** Counts the heap of a page by a snapshot of it. */
export async function heapOf(devtools: CDPSession): Promise<Heap> {
  const pieces: string[] = [];
  const hear = ({ chunk }: { chunk: string }) => void pieces.push(chunk);
  devtools.on('HeapProfiler.addHeapSnapshotChunk', hear);
  await devtools.send('HeapProfiler.collectGarbage');
  await devtools.send('HeapProfiler.collectGarbage');
  await devtools.send('HeapProfiler.takeHeapSnapshot', {});
  devtools.off('HeapProfiler.addHeapSnapshotChunk', hear);
  const { snapshot, nodes } = JSON.parse(pieces.join('')) as Snapshot;
  const { node_fields: fields, node_types: types } = snapshot.meta;
  const [type, size] = [fields.indexOf('type'), fields.indexOf('self_size')];
  const code = types[0].indexOf('code');
  let [kept, compiled] = [0, 0];
  for (let at = 0; at < nodes.length; at += fields.length) {
    const bytes = nodes[at + size] ?? 0;
    if (nodes[at + type] === code) compiled += bytes;
    else kept += bytes;
  }
  return { kept, compiled };
}
