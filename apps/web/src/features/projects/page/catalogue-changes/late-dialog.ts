import { late } from '../../../../shared/lazy';

// For those who look at what changed.
export const CatalogueChangesDialog = late(async () => ({
  default: (await import('./CatalogueChangesDialog')).CatalogueChangesDialog,
}));
