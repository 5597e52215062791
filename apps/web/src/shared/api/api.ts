import type { OperationId, Operations } from '@lucerna/contract';
import { createApi } from '@reduxjs/toolkit/query/react';
import type { MutationDefinition, QueryDefinition } from '@reduxjs/toolkit/query';
import { operations } from 'virtual:operations';
import { baseQuery } from './base-query';
import type { AnswerOf, AnyCall, CallOf } from './call';
import { staleAfter, tags } from './tags';
import type { Tag } from './tags';

type Call = typeof baseQuery;

type Endpoints = {
  [Id in OperationId]: Operations[Id]['method'] extends 'GET'
    ? QueryDefinition<CallOf<Id>, Call, Tag, AnswerOf<Id>, 'api'>
    : MutationDefinition<CallOf<Id>, Call, Tag, AnswerOf<Id>, 'api'>;
};

/**
 * The client of the API, built from the contract's table: a GET is a query, anything else a mutation, named by its
 * operationId: `useGetProjectQuery({ params: { id } })`, `useRenameProjectMutation()`.
 */
export const api = createApi({
  reducerPath: 'api',
  baseQuery,
  tagTypes: tags,
  keepUnusedDataFor: 120,
  endpoints: (build) => {
    const endpoints = (Object.keys(operations) as OperationId[]).map((id) => {
      const query = (call: AnyCall | void) => ({ id, call: call ?? {} });
      const endpoint =
        operations[id].method === 'GET'
          ? build.query<unknown, AnyCall | void>({ query, providesTags: [operations[id].tag] })
          : build.mutation<unknown, AnyCall | void>({
              query,
              // A refused change changed nothing: refetching after it would only blink.
              invalidatesTags: (_answer, failure, call) =>
                failure ? [] : staleAfter(id, call?.since !== undefined),
            });
      return [id, endpoint] as const;
    });
    return Object.fromEntries(endpoints) as Endpoints;
  },
});
