import { createContext, useContext } from 'react';

const Tried = createContext(false);

/** Whether somebody tried to send what these fields are of: they say what is wrong with them though nobody was in them. */
export const TriedForm = Tried.Provider;

export const useIsTried = (): boolean => useContext(Tried);
