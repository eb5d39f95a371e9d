import { createStoredPaths } from './storedPaths.ts'

/** The paths of pages that were read to their end. */
export const {
  use: useReadPages,
  read: readPages,
  add: markRead,
  clear: clearRead,
  subscribe,
} = createStoredPaths('read')
