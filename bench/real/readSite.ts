import { spawnSync } from 'node:child_process'
import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { listFolder } from '../imported/listFolder.ts'
import type { ContentSource } from '../records.ts'
import { readText, type RealText } from './readText.ts'

/** Shorter texts, such as pages of components, are no documents. */
const leastLength = 300

/** The texts of one site, by their paths in its folder. */
export interface RealSite {
  readonly source: ContentSource
  readonly texts: ReadonlyMap<string, RealText>
}

/** Reads all Markdown and MDX below a folder; files that begin with `_` are parts of others. */
export function readSite(folder: string, name: string): RealSite {
  const texts = new Map<string, RealText>()
  for (const file of listFolder(folder)) {
    if (!/\.mdx?$/.test(file) || /(?:^|\/)_/.test(file)) continue
    const text = readText(readFileSync(join(folder, file), 'utf8'), file)
    if (text.body(() => undefined).length >= leastLength) texts.set(file, text)
  }
  const source = { name: name.replace('+', '/'), documents: texts.size }
  const commit = commitOf(folder)
  return { source: commit === undefined ? source : { ...source, commit }, texts }
}

/** The commit of a clone; undefined for a folder inside of another repository. */
function commitOf(folder: string): string | undefined {
  if (!existsSync(join(folder, '.git'))) return undefined
  const args = ['rev-parse', '--short=10', 'HEAD']
  return spawnSync('git', args, { cwd: folder, encoding: 'utf8' }).stdout?.trim() || undefined
}
