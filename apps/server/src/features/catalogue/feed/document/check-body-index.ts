import type { BodyDescription } from '@lucerna/engine';
import { documentOf } from '../../revision/documents';
import type { FeedProblems } from '../problem';
import type { BodyIndex } from './body-index';
import type { DocumentPlace, NamedModel, PlaceOf } from './places';

/** A body as some models of the feed have it. */
export interface NamedBody {
  readonly models: readonly string[];
  readonly description: BodyDescription;
  /** Where a field of the description stands. */
  readonly place: (path: readonly PropertyKey[]) => DocumentPlace;
}

/** Checks what the index names against the files by their `names`, and answers the bodies to be tried on their models. */
export function namedBodies(
  index: BodyIndex,
  documents: ReadonlyMap<string, unknown>,
  names: ReadonlySet<string>,
  placeOf: PlaceOf,
  problems: FeedProblems,
): readonly NamedBody[] {
  const file = 'bodies/index.json';
  const feed = { document: (name: string) => documents.get(name) };
  const used = new Set(index.map(({ body }) => body));
  const seen = new Set<string>();
  index.forEach(({ models }, at) => {
    models.forEach((model, each) => {
      if (seen.has(model)) problems.add('bodyTwice', placeOf(file, [at, 'models', each]), { model });
      seen.add(model);
    });
  });
  for (const name of documents.keys()) {
    const [, body] = /^bodies\/(.+)$/.exec(name) ?? [];
    if (!body || body === 'index' || used.has(body)) continue;
    const isGlb = documentOf(feed, `bodies/${body}`)?.fine !== undefined;
    problems.add('bodyUnused', placeOf(`${name}.${isGlb ? 'glb' : 'json'}`, []));
  }
  return index.flatMap(({ body, models, with: given = {} }, at) => {
    const description = documentOf(feed, `bodies/${body}`);
    if (!description) {
      // A file that was refused as a body is there, and not told a second time.
      const isThere = ['json', 'glb'].some((ending) => names.has(`bodies/${body}.${ending}`));
      if (!isThere) problems.add('unknownBody', placeOf(file, [at, 'body']), { name: body });
      return [];
    }
    for (const name of Object.keys(given))
      if (!Object.hasOwn(description.parameters ?? {}, name))
        problems.add('unknownParameter', placeOf(file, [at, 'with', name]), { name });
    return {
      models,
      description: { ...description, parameters: { ...description.parameters, ...given } },
      place: (path: readonly PropertyKey[]) =>
        placeOf(`bodies/${body}.${description.fine ? 'glb' : 'json'}`, path),
    };
  });
}

/** Every model that the index names. */
export function modelsOfBodies(index: BodyIndex, placeOf: PlaceOf): readonly NamedModel[] {
  return index.flatMap(({ models }, at) =>
    models.map((model, each) => ({
      model,
      place: () => placeOf('bodies/index.json', [at, 'models', each]),
    })),
  );
}
