/** What every page does for reading offline: one file, fetched when the app runs and has nothing else to do. */
export { attend, isRenewed } from './attend.ts'
export { keepRead } from './keepRead.ts'
export { isListing } from './keptPage.ts'
export { listKept } from './listKept.ts'
export { pageStore } from './pageStore.ts'
