import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { expect, it } from 'vitest'
import { temporaryFolder } from '../../content/temporaryFolder.testing.ts'
import { OutputFolder } from './outputFolder.ts'
import { precompress } from './precompress.ts'

it('compresses text from 1,024 bytes on, and no pictures', async () => {
  const root = temporaryFolder({})
  const output = new OutputFolder(join(root, 'dist'))
  output.write('small.txt', 'a'.repeat(1023), '')
  output.write('large.txt', 'a'.repeat(1024), '')
  output.write('large.png', 'a'.repeat(1024), '')
  await precompress(output)
  output.commit()
  const isThere = (name: string) => existsSync(join(root, 'dist', name))
  expect(['small.txt.br', 'large.txt.br', 'large.txt.gz', 'large.png.br'].map(isThere)).toEqual([
    false,
    true,
    true,
    false,
  ])
})
