// The hash of the engine's sources, by which its bundle and everything that a build caches is found. Sources and bundle are read
// only if the size or a time of a file is not what a record says.

import { createHash } from 'node:crypto'
import { mkdirSync, readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { home, isIntact } from './compile.mjs'

/** In milliseconds. Of two changes within one tick of the clock, the second cannot be seen, so what is younger is read again. */
const tick = 2000

/** A hash of everything that a bundle of the sources is made from; package.json says which versions of packages are in it. */
export function hashSources() {
  const sum = createHash('sha256').update(readFileSync(join(home, 'package.json')))
  for (const file of sourceFiles())
    sum.update(`\0${file.slice(home.length)}\0`).update(readFileSync(file))
  return sum.digest('hex').slice(0, 20)
}

/** The same hash, which `record` remembers. */
export function rememberedHash(record, now = Date.now()) {
  return remembered(record, [join(home, 'package.json'), ...sourceFiles()], hashSources, now)
}

/** Whether a bundle is intact, which `record` remembers. */
export function isKnownIntact(folder, record, now = Date.now()) {
  return remembered(record, filesBelow(folder), () => isIntact(folder), now)
}

function sourceFiles() {
  return (
    [join(home, 'bin'), join(home, 'src')]
      .flatMap(filesBelow)
      // Styles and pictures count too: everything that a build caches is found by this hash, among others.
      .filter((file) => !/\.test(?:ing)?\.tsx?$/.test(file))
      .sort()
  )
}

/** Empty if there is no such folder. */
function filesBelow(folder) {
  let entries = []
  try {
    entries = readdirSync(folder, { withFileTypes: true })
  } catch {
    // The bundle is not made yet.
  }
  // The option `recursive` takes twice as long, and so does `join`.
  return entries.flatMap((entry) => {
    const path = `${folder}/${entry.name}`
    if (entry.isDirectory()) return filesBelow(path)
    return entry.isFile() ? [path] : []
  })
}

/** The result of work that depends on these files alone. */
function remembered(record, files, work, now) {
  const { times, newest } = timesOf(files)
  const known = readRecord(record)
  if (known.times === times) return known.result
  const result = work()
  if (now - newest > tick) writeRecord(record, { times, result })
  return result
}

function timesOf(files) {
  let all = ''
  let newest = 0
  for (const file of files) {
    const { size, mtimeMs, ctimeMs, ino } = statSync(file)
    newest = Math.max(newest, ctimeMs)
    all += `\0${file}\0${size} ${mtimeMs} ${ctimeMs} ${ino}`
  }
  return { times: createHash('sha256').update(all).digest('hex'), newest }
}

function readRecord(record) {
  try {
    return JSON.parse(readFileSync(record, 'utf8'))
  } catch {
    return {}
  }
}

function writeRecord(record, known) {
  try {
    mkdirSync(dirname(record), { recursive: true })
    writeFileSync(record, JSON.stringify(known))
  } catch {
    // Where nothing can be written, the files are read at every start.
  }
}
