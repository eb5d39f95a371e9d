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

/** Lists the pages of each term, divided into shards. */
export interface TermIndex {
  /** Characters of all texts that have a traditional or simplified counterpart. */
  readonly used: string
  /** Hash of the content of a shard. */
  keyOf(shard: number): string
  read(shard: number): string
}

export interface IndexedPages {
  readonly shards: number
  /** A hash for each page, of everything that its terms depend on. */
  readonly hashes: readonly string[]
  page(number: number): SearchPage
}

type Terms = ReadonlyMap<string, Weight>

/** The terms of a page on disk: one string per weight, with the terms separated by spaces. */
type WrittenTerms = readonly string[]

interface State {
  readonly shards: number
  readonly hashes: readonly string[]
  readonly used: readonly string[]
  readonly keys: readonly string[]
}

/** The terms of this many pages share a file, so that a changed page does not need the terms of all others. */
const pagesPerFile = 64
const pagesPerTurn = 8
/** The postings of this many pages fit into memory; with more, the shards are built in several turns. */
const defaultPagesAtOnce = 3000

const fold = createFold(allPairs.traditional, allPairs.simplified)

/**
 * With a folder to store it, an index is updated: terms that a changed page lost or gained are removed or
 * added, and shards without any of them stay as they are.
 */
export async function termIndex(
  pages: IndexedPages,
  folder?: string,
  pagesAtOnce = defaultPagesAtOnce,
): Promise<TermIndex> {
  const last = folder === undefined ? undefined : read<State>(join(folder, 'state.json'))
  const changed = pages.hashes.flatMap((hash, at) => (last?.hashes[at] === hash ? [] : [at]))
  const canUpdate =
    last?.shards === pages.shards &&
    last.hashes.length === pages.hashes.length &&
    changed.length <= pages.hashes.length / 4
  if (folder === undefined || !last || !canUpdate) return rebuild(pages, folder, pagesAtOnce)
  try {
    return update(pages, folder, last, changed)
  } catch {
    // Part of the stored index is missing.
    return rebuild(pages, folder, pagesAtOnce)
  }
}

async function rebuild(
  { shards, hashes, page }: IndexedPages,
  folder: string | undefined,
  pagesAtOnce: number,
): Promise<TermIndex> {
  const used: string[] = []
  const keys: string[] = []
  const texts: string[] = []
  const turns = folder === undefined ? 1 : Math.max(1, Math.ceil(hashes.length / pagesAtOnce))
  const shardsPerTurn = Math.ceil(shards / turns)
  for (let turn = 0; turn < turns; turn += 1) {
    const first = turn * shardsPerTurn
    const count = Math.max(0, Math.min(shardsPerTurn, shards - first))
    const steps = Array.from({ length: count }, () => new Steps())
    const all = turn === 0 || folder === undefined ? gather() : storedTerms(folder, hashes.length)
    let number = 0
    for (const terms of all) {
      // Worker threads render pages at the same time and wait for this thread to send them more.
      if (number % pagesPerTurn === 0) await setImmediate()
      for (const [term, weight] of terms)
        steps[shardOfTerm(term, shards) - first]?.add(term, number, weight)
      number += 1
    }
    steps.forEach((shard, at) => {
      const text = shard.write()
      keys.push(hashOf(text))
      if (folder === undefined) texts.push(text)
      else write(shardFile(folder, first + at), text)
    })
  }
  if (folder !== undefined)
    write(join(folder, 'state.json'), JSON.stringify({ shards, hashes, used, keys }))
  return {
    used: used.join(''),
    keyOf: (shard) => keys[shard] ?? '',
    read: (shard) =>
      folder === undefined
        ? (texts[shard] ?? '{}')
        : readFileSync(shardFile(folder, shard), 'utf8'),
  }

  /** Yields the terms of each page and stores them in the folder. */
  function* gather(): Generator<Terms> {
    let group: Record<number, WrittenTerms> = {}
    for (const number of hashes.keys()) {
      const opened = page(number)
      const terms: Terms = shards > 0 ? pageTerms(opened, fold) : new Map()
      used.push(usedCharacters(opened))
      yield terms
      if (folder === undefined) continue
      group[number] = written(terms)
      if ((number + 1) % pagesPerFile === 0 || number === hashes.length - 1) {
        write(termsFile(folder, number), JSON.stringify(group))
        group = {}
      }
    }
  }
}

function* storedTerms(folder: string, pages: number): Generator<Terms> {
  for (let first = 0; first < pages; first += pagesPerFile) {
    const group = readGroup(termsFile(folder, first))
    for (let number = first; number < Math.min(pages, first + pagesPerFile); number += 1)
      yield termsOf(group[number] ?? [])
  }
}

function readGroup(file: string): Record<number, WrittenTerms> {
  return JSON.parse(readFileSync(file, 'utf8')) as Record<number, WrittenTerms>
}

function written(terms: Terms): WrittenTerms {
  const byWeight: string[][] = [[], [], [], []]
  for (const [term, weight] of terms) byWeight[weight]?.push(term)
  return byWeight.map((list) => list.join(' '))
}

function termsOf(byWeight: WrittenTerms): Terms {
  return new Map(
    byWeight.flatMap((list, weight) =>
      list === '' ? [] : list.split(' ').map((term) => [term, weight as Weight] as const),
    ),
  )
}

function update(
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
    const group = readGroup(file)
    const before = termsOf(group[number] ?? [])
    const after: Terms = shards > 0 ? pageTerms(opened, fold) : new Map()
    for (const term of before.keys())
      if (!after.has(term)) removePosting(postingsOf(term), term, number)
    for (const [term, weight] of after)
      if (before.get(term) !== weight) addPosting(postingsOf(term), term, number, weight)
    used[number] = usedCharacters(opened)
    write(file, JSON.stringify({ ...group, [number]: written(after) }))
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
  return shardOf(term.startsWith(soundMark) ? term.slice(soundMark.length) : term, shards)
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
