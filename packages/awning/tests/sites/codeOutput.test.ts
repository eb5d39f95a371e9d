import { randomBytes } from 'node:crypto'
import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import sharp from 'sharp'
import { beforeAll, describe, expect, it } from 'vitest'
import { carriesHash, isIntact } from '../../src/client/fileHash.ts'
import { fixtureSite, type FixtureSite } from './fixtureSite.ts'
import { page } from './markdownPage.ts'

/** Social images as a site composes them: one file for the pages it knows, with another that it imports. */
const social = {
  'site.code.ts': `
    import { defineSiteCode } from 'awning'

    export default defineSiteCode({ socialImages: './social/images.ts' })
  `,
  'social/images.ts': `
    import { defineSocialImages, type EnginePage } from 'awning'
    import { rect } from './rect.ts'

    const colours = { post: '#112233', doc: '#445566' }

    export default defineSocialImages({
      data: (page: EnginePage) => colours[page.kind],
      compose: ({ data }, { svg }) => (data ? svg(rect(data)) : undefined),
    })
  `,
  'social/rect.ts': `
    export const rect = (fill) => \`<rect width="1200" height="630" fill="\${fill}"/>\`
  `,
}

describe('a site with code, MDX and pictures', () => {
  let site: FixtureSite
  beforeAll(async () => {
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
    site = fixtureSite(
      {
        ...social,
        'content/zh/docs/图.png': photo,
        'content/zh/docs/a.md': page('A', '![photo](./图.png)'),
        'content/zh/docs/noise.png': noise,
        'content/zh/docs/box.module.css': '.box { background: url(./noise.png) }',
        'content/zh/docs/b.mdx': page(
          'B',
          "import noise from './noise.png'\nimport styles from './box.module.css'\n\n" +
            '<button className={styles.box} onClick={() => alert(1)}><img src={noise} alt="" /></button>',
        ),
      },
      { locales: [{ id: 'zh', label: '中文', lang: 'zh', dir: 'ltr' }], social: { fonts: [] } },
    )
    await site.build()
    return () => site.remove()
  }, 120_000)

  it('has files under assets/ with the hash with which the worker verifies them, whatever they were made from', async () => {
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
      /^图-.*w\.avif$/,
      /^图-.*w\.webp$/,
      /^图-.*\.png$/,
      /^noise-.*\.png$/,
      /\.css$/,
      /\.js$/,
      /\.txt$/,
    ])
      expect(names).toContainEqual(expect.stringMatching(kind))
  })

  it('has the pictures that its code composes, and bundles none of that code', async () => {
    const cornerOf = async (path: string) => {
      const png = join(site.root, 'dist/social/zh', `${path}.png`)
      return (await sharp(png).raw().toBuffer()).toString('hex', 0, 3)
    }
    expect(await cornerOf('blog/hello')).toBe('112233')
    expect(await cornerOf('docs/a')).toBe('445566')
    // Where the site composes nothing there is the engine's picture, on the background of the theme.
    expect(await cornerOf('blog')).toBe('fbf8f1')
    expect(bundledText(site.root)).toContain('socialImages')
    expect(bundledText(site.root)).not.toContain('#112233')
  })
})

/** All scripts of the bundle: those for the browser and those that render pages. */
function bundledText(root: string): string {
  const folder = join(root, '.cache/engine')
  return readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((name) => name.endsWith('.js'))
    .map((name) => readFileSync(join(folder, name), 'utf8'))
    .join('\n')
}
