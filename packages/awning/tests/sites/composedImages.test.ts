import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import sharp from 'sharp'
import { expect, it } from 'vitest'
import { openFixture, page } from './openFixture.ts'

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

it('writes the pictures that the code of a site composes, and bundles none of that code', async () => {
  const site = openFixture(
    { ...social, 'content/zh/docs/a.md': page('A', 'Text.') },
    { locales: [{ id: 'zh', label: '中文', lang: 'zh', dir: 'ltr' }], social: { fonts: [] } },
  )
  await site.build()
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
}, 60_000)

/** All scripts of the bundle: those for the browser and those that render pages. */
function bundledText(root: string): string {
  const folder = join(root, '.cache/engine')
  return readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((name) => name.endsWith('.js'))
    .map((name) => readFileSync(join(folder, name), 'utf8'))
    .join('\n')
}
