import { daysBetweenMarks } from '../cache/entryLog.ts'
import { changedFiles, type ChangedFiles, type Reads } from '../cache/reads.ts'
import { Recording } from '../cache/recording.ts'
import { sourcePath } from '../cache/sourcePaths.ts'
import { commitDays } from './commitDays.ts'
import type { Loaded } from './loadedContent.ts'
import { PublicationBounds } from './publicationBounds.ts'
import { restoreContent, type RestoreOptions } from './restoreContent.ts'
import { frontMatterHash } from './sameFrontMatter.ts'
import { readAgain } from './sourceTree.ts'
import { readStoredContent, type StoredUnder } from './storedContent.ts'
import { TextUpdates } from './textUpdates.ts'
import { updateDays } from './updateDays.ts'

/** With more of them, reading all content takes hardly longer. */
const maxEditedTexts = 50

/**
 * The content as it was when it was last read, with the texts that were edited since. Undefined if more than the running
 * text of some files has changed, as for `TextUpdates`; then all content has to be read.
 */
export async function loadStored(
  file: string,
  under: StoredUnder,
  options: RestoreOptions,
): Promise<Loaded | undefined> {
  const stored = readStoredContent(file)
  if (stored?.key !== under.key || stored.now > under.now) return undefined
  if (stored.nextPublication !== null && stored.nextPublication <= under.now) return undefined
  // What nothing looks up is not marked as used, and is dropped from the cache in the end.
  if (under.day - stored.day >= daysBetweenMarks) return undefined
  const { root, config, strings, tools } = options
  const { reads, frontMatter } = stored.sources()
  const changed = changedFiles(root, reads)
  if (!changed || changed.names.length > maxEditedTexts) return undefined
  if (leadOutside(root, reads, changed)) return undefined
  const isText = (name: string) => isSameFrontMatter(root, name, frontMatter.get(name))
  if (!changed.names.every(isText)) return undefined
  const loaded = restoreContent(stored, frontMatter, options)
  const updates = new TextUpdates(loaded, { root, config, strings, tools, saveSoon: () => {} })
  if (!(await updates.apply(changed.names.map((name) => sourcePath(root, name))))) return undefined
  const isSameCommit = stored.commit === under.commit
  if (!isSameCommit && !updateDays(loaded.content, await commitDays(root))) return undefined
  Recording.current?.add(changed.others)
  const { diagnostics } = updates
  return { ...loaded, ...(isSameCommit ? { id: stored.id } : {}), diagnostics }
}

/** Whether a file is reached through a link by now, and must not be published: what was read and is the same may have been moved. */
function leadOutside(root: string, reads: Reads, { names, others }: ChangedFiles): boolean {
  const bounds = new PublicationBounds(root)
  const isOfSite = (name: string) => !/^(?:engine:|\.\.)|(?:^|\/)node_modules\//.test(name)
  const leadsOutside = (name: string) =>
    isOfSite(name) && bounds.linkRefusal(sourcePath(root, name)) !== undefined
  if (names.some(leadsOutside)) return true
  for (const [name, state] of others.files) {
    if (state === null) continue
    // A link in place of the file would have other times.
    const isUntouched = state.hash !== undefined && state === reads.files.get(name)
    if (isUntouched && bounds.isInPublicFolder(sourcePath(root, name))) continue
    if (leadsOutside(name)) return true
  }
  return false
}

/** Finds out before the model is parsed, which takes as long as reading many texts. */
function isSameFrontMatter(root: string, name: string, known: string | undefined): boolean {
  if (known === undefined) return false
  const file = readAgain(root, { key: '', locale: '', file: name, source: '' })
  return file !== undefined && frontMatterHash(file) === known
}
