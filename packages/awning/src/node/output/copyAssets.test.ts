import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import sharp from 'sharp'
import { expect, it } from 'vitest'
import { temporaryFolder } from '../../content/temporaryFolder.testing.ts'
import { copyAssets } from './copyAssets.ts'
import { OutputFolder } from './outputFolder.ts'

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
