import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import sharp from 'sharp'
import { expect, it, onTestFinished, vi } from 'vitest'
import { ChangedSource } from '../../cache/changedSource.ts'
import { Recording } from '../../cache/recording.ts'
import { temporaryFolder } from '../../content/temporaryFolder.testing.ts'
import { copyAssets } from './copyAssets.ts'
import { OutputFolder, type WrittenOutput } from './outputFolder.ts'

it('takes converted pictures from the cache, where the output is new', async () => {
  const create = { width: 9, height: 9, channels: 3, background: '#a23' } as const
  const root = temporaryFolder({
    'content/a.png': await sharp({ create }).png().toBuffer(),
    'public/b.txt': 'b',
  })
  const encoding = { format: 'avif', width: 9 } as const
  const assets = [
    { file: join(root, 'content/a.png'), name: 'a.png' },
    { file: join(root, 'content/a.png'), name: 'a-9w.avif', encoding },
  ]
  const pictures = new Map<string, Buffer>()
  const write = async (folder: string) => {
    const output = new OutputFolder(join(root, folder))
    const cache = {
      load: async () => undefined,
      get: (key: string) => pictures.get(key),
      set: (key: string, bytes: Buffer) => void pictures.set(key, bytes),
    }
    await copyAssets(['b.txt'], assets, { root, output, texts: [], pictures: cache })
    output.commit()
    return (name: string) => readFileSync(join(root, folder, name))
  }

  const first = await write('first')
  expect(first('b.txt').toString()).toBe('b')
  expect(first('assets/a.png')).toEqual(readFileSync(join(root, 'content/a.png')))
  expect((await sharp(first('assets/a-9w.avif')).metadata()).width).toBe(9)

  const [key = '', ...others] = pictures.keys()
  expect(others).toEqual([])
  pictures.set(key, Buffer.from('from the cache'))
  const second = await write('second')
  expect(second('assets/a-9w.avif').toString()).toContain('from the cache')
  expect(existsSync(join(root, 'second/assets/a.png'))).toBe(true)
})

it('begins again, and caches nothing, if a picture changes before it is converted', async () => {
  const paint = (background: string) =>
    sharp({ create: { width: 9, height: 9, channels: 3, background } })
      .png()
      .toBuffer()
  const other = await paint('#3a2')
  const root = temporaryFolder({ 'content/a.png': await paint('#a23') })
  const file = join(root, 'content/a.png')
  const encoding = { format: 'webp', width: 9 } as const
  const set = vi.fn<(key: string, bytes: Buffer) => void>()
  const pictures = {
    load: async () => writeFileSync(file, other),
    get: () => undefined,
    set,
  }
  const output = new OutputFolder(join(root, 'dist'))
  const copied = copyAssets([], [{ file, name: 'a-9w.webp', encoding }], {
    root,
    output,
    texts: [],
    pictures,
  })
  await expect(copied).rejects.toThrow(ChangedSource)
  expect(set).not.toHaveBeenCalled()
})

it('reads no file that is as the last build has left it, and copies one that is not', async () => {
  // A file that has just been written may change again at the same time.
  const now = vi.spyOn(Date, 'now').mockReturnValue(Date.now() + 60_000)
  onTestFinished(() => now.mockRestore())
  const create = { width: 9, height: 9, channels: 3, background: '#a23' } as const
  const file = 'content/a.png'
  const root = temporaryFolder({
    [file]: await sharp({ create }).png().toBuffer(),
    'public/b.txt': 'b',
  })
  const assets = [
    { file: join(root, file), name: 'a.png' },
    ...(['avif', 'webp'] as const).map((format) => ({
      file: join(root, file),
      name: `a-9w.${format}`,
      encoding: { format, width: 9 },
    })),
  ]
  const cache = new Map<string, Buffer>()
  const pictures = {
    load: async () => undefined,
    get: (key: string) => cache.get(key),
    set: (key: string, bytes: Buffer) => void cache.set(key, bytes),
  }
  const build = async (last?: Pick<Recording, 'reads'> & { output: WrittenOutput }) => {
    const recording = new Recording(root)
    recording.startFrom(last?.reads)
    const output = new OutputFolder(join(root, 'dist'), last?.output)
    const options = { root, output, texts: [], pictures }
    await recording.run(() => copyAssets(['b.txt'], assets, options))
    const { reads, readCount } = recording
    return { reads, readCount, output: output.commit() }
  }

  const first = await build()
  expect(first.readCount).toBeGreaterThan(0)
  const second = await build(first)
  expect(second.readCount).toBe(0)
  expect(second.output.files.paths.toSorted()).toEqual(first.output.files.paths.toSorted())
  writeFileSync(join(root, 'public/b.txt'), 'other')
  expect((await build(second)).readCount).toBe(1)
  expect(readFileSync(join(root, 'dist/b.txt'), 'utf8')).toBe('other')
})
