/** What every page does for reading offline: one file, fetched once the app runs. */
export { attend, isRenewed } from './attend.ts'
export { keepRead } from './keepRead.ts'
export { isListing } from './keptPage.ts'
export { listKept } from './listKept.ts'
export { pageStore } from './pageStore.ts'
