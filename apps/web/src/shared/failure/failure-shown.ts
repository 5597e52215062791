import { createSlice, type PayloadAction } from '@reduxjs/toolkit';
import type { ApiFailure } from '../api/failure';

/** A failed act that the error dialog shows: the operation and why it failed. */
export interface ShownFailure {
  readonly action: string;
  readonly failure: ApiFailure;
}

interface FailureState {
  readonly shown: ShownFailure | null;
}

const initialState: FailureState = { shown: null };

const failureSlice = createSlice({
  name: 'failure',
  initialState,
  reducers: {
    failureShown: (_, { payload }: PayloadAction<ShownFailure>) => ({ shown: payload }),
    failureClosed: () => initialState,
  },
});

export const failureReducer = failureSlice.reducer;
export const { failureShown, failureClosed } = failureSlice.actions;
export const selectFailure = (state: { failure: FailureState }): ShownFailure | null => state.failure.shown;
