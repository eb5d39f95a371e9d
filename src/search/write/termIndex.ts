import { createHash } from 'node:crypto'
import { mkdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { setImmediate } from 'node:timers/promises'
import { createFold } from '../fold.ts'
import { shardOf, soundMark, type SearchPage } from '../searchFormat.ts'
import { pageTerms, type Weight } from './pageTerms.ts'
import {
  addPosting,
  readShard,
  removePosting,
  Steps,
  writeShard,
  type Postings,
} from './postings.ts'
import { allPairs, usedCharacters } from './traditional.ts'

/** Which pages hold a term, in as many files as there are shards. */
export interface TermIndex {
  /** Characters of all texts that have another form. */
  readonly used: string
  /** Changes with what is in a shard. */
  keyOf(shard: number): string
  read(shard: number): string
}

export interface IndexedPages {
  readonly shards: number
  /** A hash for each page, of all that its terms follow from. */
  readonly hashes: readonly string[]
  page(number: number): SearchPage
}

type Terms = readonly (readonly [term: string, weight: Weight])[]

interface State {
  readonly shards: number
  readonly hashes: readonly string[]
  readonly used: readonly string[]
  readonly keys: readonly string[]
}

/** Terms of so many pages stand in one file: that of a changed page is read without the others. */
const pagesPerFile = 64
const pagesPerTurn = 8

const fold = createFold(allPairs.traditional, allPairs.simplified)

/**
 * With a folder to keep it in, an index is amended: of a page that changed, the terms it has lost and
 * won are taken out and put in, and all other shards stay as they are.
 */
export async function termIndex(pages: IndexedPages, folder?: string): Promise<TermIndex> {
  const last = folder === undefined ? undefined : read<State>(join(folder, 'state.json'))
  const changed = pages.hashes.flatMap((hash, at) => (last?.hashes[at] === hash ? [] : [at]))
  const isAmendable =
    last?.shards === pages.shards &&
    last.hashes.length === pages.hashes.length &&
    changed.length <= pages.hashes.length / 4
  if (folder === undefined || !last || !isAmendable) return anew(pages, folder)
  try {
    return amended(pages, folder, last, changed)
  } catch {
    // Part of what was kept is gone.
    return anew(pages, folder)
  }
}

async function anew(
  { shards, hashes, page }: IndexedPages,
  folder: string | undefined,
): Promise<TermIndex> {
  const steps = Array.from({ length: shards }, () => new Steps())
  const used: string[] = []
  let group: Record<number, Terms> = {}
  for (const number of hashes.keys()) {
    // Other threads draw pages meanwhile, and must not wait for their next.
    if (number % pagesPerTurn === 0) await setImmediate()
    const opened = page(number)
    const terms = [...(shards > 0 ? pageTerms(opened, fold) : [])]
    used.push(usedCharacters(opened))
    for (const [term, weight] of terms) steps[shardOfTerm(term, shards)]?.add(term, number, weight)
    if (folder === undefined) continue
    group[number] = terms
    if ((number + 1) % pagesPerFile === 0 || number === hashes.length - 1) {
      write(termsFile(folder, number), JSON.stringify(group))
      group = {}
    }
  }
  const texts = steps.map((shard) => shard.write())
  const keys = texts.map(hashOf)
  if (folder !== undefined) {
    texts.forEach((text, shard) => write(shardFile(folder, shard), text))
    write(join(folder, 'state.json'), JSON.stringify({ shards, hashes, used, keys }))
  }
  return {
    used: used.join(''),
    keyOf: (shard) => keys[shard] ?? '',
    read: (shard) => texts[shard] ?? '{}',
  }
}

function amended(
  { shards, hashes, page }: IndexedPages,
  folder: string,
  last: State,
  changed: readonly number[],
): TermIndex {
  const open = new Map<number, Postings>()
  const used = [...last.used]
  const keys = [...last.keys]
  const postingsOf = (term: string): Postings => {
    const shard = shardOfTerm(term, shards)
    const postings = open.get(shard) ?? readShard(readFileSync(shardFile(folder, shard), 'utf8'))
    open.set(shard, postings)
    return postings
  }
  for (const number of changed) {
    const opened = page(number)
    const file = termsFile(folder, number)
    const group = JSON.parse(readFileSync(file, 'utf8')) as Record<number, Terms>
    const before = new Map(group[number])
    const after = shards > 0 ? pageTerms(opened, fold) : new Map<string, Weight>()
    for (const term of before.keys())
      if (!after.has(term)) removePosting(postingsOf(term), term, number)
    for (const [term, weight] of after)
      if (before.get(term) !== weight) addPosting(postingsOf(term), term, number, weight)
    used[number] = usedCharacters(opened)
    write(file, JSON.stringify({ ...group, [number]: [...after] }))
  }
  for (const [shard, postings] of open) {
    const text = writeShard(postings)
    keys[shard] = hashOf(text)
    write(shardFile(folder, shard), text)
  }
  if (changed.length > 0)
    write(join(folder, 'state.json'), JSON.stringify({ shards, hashes, used, keys }))
  return {
    used: used.join(''),
    keyOf: (shard) => keys[shard] ?? '',
    read: (shard) => readFileSync(shardFile(folder, shard), 'utf8'),
  }
}

function shardOfTerm(term: string, shards: number): number {
  return shardOf(term.replace(soundMark, ''), shards)
}

const shardFile = (folder: string, shard: number) => join(folder, 'shards', `${shard}.json`)
const termsFile = (folder: string, page: number) =>
  join(folder, 'terms', `${Math.floor(page / pagesPerFile)}.json`)

function hashOf(text: string): string {
  return createHash('sha256').update(text).digest('hex').slice(0, 16)
}

function read<Value>(file: string): Value | undefined {
  try {
    return JSON.parse(readFileSync(file, 'utf8')) as Value
  } catch {
    return undefined
  }
}

function write(file: string, text: string): void {
  mkdirSync(dirname(file), { recursive: true })
  const temporary = `${file}.${process.pid}`
  writeFileSync(temporary, text)
  renameSync(temporary, file)
}
