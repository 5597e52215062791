import { createAsyncThunk } from '@reduxjs/toolkit';
import { api } from '../api/api';
import { flagsRead } from '../flag/flag-values';
import { reportTo } from '../failure/report/report';
import { siteMissing, siteRead } from './session';

/** Reads the settings of the installation and the flags of whoever is signed in now. */
export const readSite = createAsyncThunk('session/site', async (_: void, { dispatch }) => {
  const { data: site } = await dispatch(
    api.endpoints.getConfig.initiate(undefined, { subscribe: false, forceRefetch: true }),
  );
  if (!site) {
    dispatch(siteMissing());
    return;
  }
  reportTo(site.errorReporting);
  dispatch(siteRead(site));
  dispatch(flagsRead(site));
});
