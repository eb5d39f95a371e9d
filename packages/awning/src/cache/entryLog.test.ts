import type * as fs from 'node:fs'
import { readSync } from 'node:fs'
import { join } from 'node:path'
import { expect, it, vi } from 'vitest'
import { EntryLog } from './entryLog.ts'
import { hash } from './hash.ts'
import { cacheFolder } from './temporaryCache.testing.ts'

vi.mock('node:fs', async (importOriginal) => {
  const original = await importOriginal<typeof fs>()
  return { ...original, readSync: vi.fn(original.readSync) }
})

const today = 1
const keys = Array.from({ length: 50 }, (_, at) => hash(String(at)))

function write(file: string, hashes: readonly string[]): void {
  const log = new EntryLog(file, today)
  for (const key of hashes) log.set(key, Buffer.from(`bytes of ${key}`))
  log.close()
}

it('a log that is read whole reads no entry by itself', () => {
  const file = join(cacheFolder(), 'entries.log')
  write(file, keys)
  const log = new EntryLog(file, today, { isReadWhole: true })
  vi.mocked(readSync).mockClear()
  expect(keys.map((key) => String(log.get(key)))).toEqual(keys.map((key) => `bytes of ${key}`))
  expect(readSync).not.toHaveBeenCalled()
  log.close()
})

it('a log that is read whole has entries that were added since', () => {
  const file = join(cacheFolder(), 'entries.log')
  const [old = '', added = ''] = keys
  write(file, [old])
  const log = new EntryLog(file, today, { isReadWhole: true })
  expect(log.get(added)).toBeUndefined()
  log.set(added, Buffer.from('added'))
  log.flush()
  expect([String(log.get(old)), String(log.get(added))]).toEqual([`bytes of ${old}`, 'added'])
  log.close()
})
