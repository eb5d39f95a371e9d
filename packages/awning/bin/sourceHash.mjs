// The hash of the engine's sources, by which its bundle and everything that a build caches is found.

import { createHash } from 'node:crypto'
import { mkdirSync, readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { home } from './compile.mjs'

/** In milliseconds. Of two changes within one tick of the clock, the second cannot be seen, so what is younger is read again. */
const tick = 2000

/** A hash of everything that a bundle of the sources is made from; package.json says which versions of packages are in it. */
export function hashSources() {
  const sum = createHash('sha256').update(readFileSync(join(home, 'package.json')))
  for (const file of sourceFiles())
    sum.update(`\0${file.slice(home.length)}\0`).update(readFileSync(file))
  return sum.digest('hex').slice(0, 20)
}

/** The same hash. The sources are read only if the size or a time of a file is not what `record` says: that saves 40 of 300 ms. */
export function rememberedHash(record, now = Date.now()) {
  const { times, newest } = timesOfFiles()
  const known = readRecord(record)
  if (known.times === times) return known.hash
  const hash = hashSources()
  if (now - newest > tick) writeRecord(record, { times, hash })
  return hash
}

function sourceFiles() {
  return (
    [join(home, 'bin'), join(home, 'src')]
      .flatMap((folder) => readdirSync(folder, { recursive: true, withFileTypes: true }))
      // Styles and pictures count too: everything that a build caches is found by this hash, among others.
      .filter((entry) => entry.isFile() && !/\.test(?:ing)?\.tsx?$/.test(entry.name))
      .map((entry) => join(entry.parentPath, entry.name))
      .sort()
  )
}

function timesOfFiles() {
  const sum = createHash('sha256')
  let newest = 0n
  for (const file of [join(home, 'package.json'), ...sourceFiles()]) {
    const { size, mtimeNs, ctimeNs, ino } = statSync(file, { bigint: true })
    if (ctimeNs > newest) newest = ctimeNs
    sum.update(`\0${file}\0${size} ${mtimeNs} ${ctimeNs} ${ino}`)
  }
  return { times: sum.digest('hex'), newest: Number(newest / 1_000_000n) }
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
    // Where nothing can be written, the sources are read at every start.
  }
}
