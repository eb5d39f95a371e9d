/** What every page needs for offline reading, in one chunk that is loaded after the app has started. */
export { registerWorker } from './registerWorker.ts'
export { newVersionOf } from './newVersionOf.ts'
export { saveVisitedPage } from './saveVisitedPage.ts'
export { isListing } from './savedPage.ts'
export { listSavedPages } from './listSavedPages.ts'
export { pageStore } from './pageStore.ts'
