import { useDispatch as useAnyDispatch, useSelector as useAnySelector } from 'react-redux';
import type { Dispatch, State } from './store';

export const useDispatch = useAnyDispatch.withTypes<Dispatch>();
export const useSelector = useAnySelector.withTypes<State>();
