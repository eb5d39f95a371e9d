import { randomBytes } from 'node:crypto'
import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import sharp from 'sharp'
import { describe, expect, it } from 'vitest'
import { carriesHash, isIntact } from '../../src/client/fileHash.ts'
import { openFixture, page } from './openFixture.ts'

describe('every file under assets/', () => {
  it('has the hash with which the worker verifies it, whatever it was made from', async () => {
    const photo = await sharp({
      create: { width: 600, height: 300, channels: 3, background: '#8a5' },
    })
      .png()
      .toBuffer()
    // Larger than what the bundler puts into a script.
    const noise = await sharp(randomBytes(120 * 120 * 3), {
      raw: { width: 120, height: 120, channels: 3 },
    })
      .png()
      .toBuffer()
    const site = openFixture({
      'content/zh/docs/图.png': photo,
      'content/zh/docs/a.md': page('A', '![photo](./图.png)'),
      'content/zh/docs/noise.png': noise,
      'content/zh/docs/box.module.css': '.box { background: url(./noise.png) }',
      'content/zh/docs/b.mdx': page(
        'B',
        "import noise from './noise.png'\nimport styles from './box.module.css'\n\n" +
          '<button className={styles.box} onClick={() => alert(1)}><img src={noise} alt="" /></button>',
      ),
    })
    await site.build()
    const folder = join(site.root, 'dist/assets')
    const names = readdirSync(folder, { withFileTypes: true })
      .filter((entry) => entry.isFile())
      .map(({ name }) => name)
    for (const name of names) {
      const href = `/assets/${encodeURIComponent(name)}`
      expect(carriesHash(href), name).toBe(true)
      const bytes = new Uint8Array(readFileSync(join(folder, name)))
      expect(await isIntact(href, bytes), name).toBe(true)
    }
    for (const kind of [
      /^图-.*w\.webp$/,
      /^图-.*\.png$/,
      /^noise-.*\.png$/,
      /\.css$/,
      /\.js$/,
      /\.txt$/,
    ])
      expect(names).toContainEqual(expect.stringMatching(kind))
  })
})
