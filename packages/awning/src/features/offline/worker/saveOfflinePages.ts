import { savesData } from '../../../client/savesData.ts'
import { FileSaver } from './fileSaver.ts'
import { findSavedPage } from './listSavedPages.ts'
import type { WorkerContext } from './respond.ts'
import { savePage } from './savePage.ts'
import { whileSaving } from './removeUnusedFiles.ts'

/**
 * Saves the offline page of each language: all of them when a version of the site is installed, and later
 * those that are missing, because the reader was saving data then or the browser has removed them. Never
 * rejects: the worker is useful without them.
 */
export async function saveOfflinePages(
  { store, offlinePages }: Pick<WorkerContext, 'store' | 'offlinePages'>,
  which: 'all' | 'missing',
): Promise<void> {
  if (savesData()) return
  const files = new FileSaver(store)
  const save = async (href: string) => {
    if (which === 'all' || !(await findSavedPage(store, href))) await savePage(store, files, href)
  }
  await whileSaving(store, () => Promise.allSettled(offlinePages.map(({ href }) => save(href))))
}
