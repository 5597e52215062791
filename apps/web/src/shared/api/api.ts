import type { OperationId, Operations } from '@lucerna/contract';
import { createApi } from '@reduxjs/toolkit/query/react';
import type { MutationDefinition, QueryDefinition } from '@reduxjs/toolkit/query';
import { operations } from 'virtual:operations';
import { baseQuery } from './base-query';
import type { AnswerOf, AnyCall, CallOf } from './call';
import { staleAfter, tags, type Tag } from './tags';

type Call = typeof baseQuery;

type Endpoints = {
  [Id in OperationId]: Operations[Id]['method'] extends 'GET'
    ? QueryDefinition<CallOf<Id>, Call, Tag, AnswerOf<Id>, 'api'>
    : MutationDefinition<CallOf<Id>, Call, Tag, AnswerOf<Id>, 'api'>;
};

const client = createApi({
  reducerPath: 'api',
  baseQuery,
  tagTypes: tags,
  keepUnusedDataFor: 120,
  endpoints: () => ({}) as Endpoints,
});

const added = new Set<string>();

/** Adds a call when it is asked for the first time: all at once would take a good part of a phone's start. */
function add(id: string) {
  if (added.has(id) || !isOperation(id)) return;
  added.add(id);
  const { method, tag } = operations[id];
  const query = (call: AnyCall | void) => ({ id, call: call ?? {} });
  client.injectEndpoints({
    endpoints: (build) => ({
      [id]:
        method === 'GET'
          ? build.query<unknown, AnyCall | void>({ query, providesTags: [tag] })
          : build.mutation<unknown, AnyCall | void>({
              query,
              // A refused change changed nothing: refetching after it would only blink.
              invalidatesTags: (_answer, failure, call) =>
                failure ? [] : staleAfter(id, call?.since !== undefined),
            }),
    }),
  });
}

const isOperation = (id: string): id is OperationId => operations[id as OperationId]?.method !== undefined;

/** Whatever is read by its name is added before. */
const addingTo = <Target extends object>(target: Target, idOf: (name: string) => string): Target =>
  new Proxy(target, {
    get(each, name) {
      add(idOf(String(name)));
      return each[name as keyof Target];
    },
  });

client.endpoints = addingTo(client.endpoints, (name) => name);

/**
 * The client of the API, built from the contract's table: a GET is a query, anything else a mutation, named by its
 * operationId: `useGetProjectQuery({ params: { id } })`, `useRenameProjectMutation()`.
 */
export const api = addingTo(client, (name) =>
  name.replace(/^use(Lazy)?|(Query|Mutation)$/g, '').replace(/^./, (first) => first.toLowerCase()),
);
