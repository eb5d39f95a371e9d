import { rmSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { labFiles } from './labSite.ts'
import { failureOf, isUpToDate, openFixture, page } from './openFixture.ts'

// First, because a process renders with the engine that it loaded last, and failed builds may still load theirs.
describe('a site without code', () => {
  it('notices when code is added', { timeout: 60_000 }, async () => {
    const site = openFixture({})
    await site.build()
    expect(isUpToDate(site)).toBe(true)
    site.write('site.code.ts', 'export default {}')
    expect(isUpToDate(site)).toBe(false)
  })
})

describe('a site with code of its own', () => {
  it(
    'knows when a module, a style sheet or a setting of it has changed',
    { timeout: 180_000 },
    async () => {
      const site = openFixture({
        'content/zh/docs/a.mdx': page(
          'A',
          "import { Dice } from '../../../code/dice.tsx'\n\n<Dice />",
        ),
        'code/dice.tsx':
          "import { sides } from './sides.ts'\nimport './dice.css'\nexport const Dice = () => <p>{`${sides} sides`}</p>",
        'code/sides.ts': 'export const sides = 6',
        'code/dice.css': "@import './colours.css';",
        'code/colours.css': '.red { color: red }',
      })
      await site.build()
      expect(site.read('docs/a/index.html')).toContain('>6 sides<')
      expect(isUpToDate(site)).toBe(true)
      for (const [path, text, before] of [
        ['code/colours.css', '.red { color: tan }', '.red { color: red }'],
        ['code/tsconfig.json', '{}', undefined],
        ['code/new.ts', '', undefined],
      ] as const) {
        site.write(path, text)
        expect(isUpToDate(site), path).toBe(false)
        if (before === undefined) rmSync(join(site.root, path))
        else site.write(path, before)
        expect(isUpToDate(site), path).toBe(true)
      }
      site.write('code/sides.ts', 'export const sides = 8')
      expect(isUpToDate(site)).toBe(false)
      await site.build()
      expect(site.read('docs/a/index.html')).toContain('>8 sides<')
    },
  )

  it(
    'renders a lab again when a file that its component imports has changed',
    { timeout: 180_000 },
    async () => {
      const site = openFixture({
        ...labFiles,
        'labs/DiceLab.tsx': `'use client'
import { sides } from './sides.ts'
export default function DiceLab() {
  return <p>{\`\${sides} sides\`}</p>
}`,
        'labs/sides.ts': 'export const sides = 6',
        'content/zh/docs/a.md': page('A', '::lab{name="dice"}'),
      })
      await site.build()
      expect(site.read('docs/a/index.html')).toContain('>6 sides<')
      expect(isUpToDate(site)).toBe(true)
      site.write('labs/sides.ts', 'export const sides = 8')
      expect(isUpToDate(site)).toBe(false)
      await site.build()
      expect(site.read('docs/a/index.html')).toContain('>8 sides<')
      expect(isUpToDate(site)).toBe(true)
      site.write('site.code.ts', `${String(labFiles['site.code.ts'])}// Of no effect.\n`)
      expect(isUpToDate(site)).toBe(false)
    },
  )

  it(
    'checks front matter again when its kind of post has changed',
    { timeout: 180_000 },
    async () => {
      const frontMatter = (moods: string) => `
      import { z } from 'zod'
      export const fields = { mood: z.enum([${moods}]) }
      export const readFacts = (front) => ({ kind: 'diary', ...front })`
      const site = openFixture({
        'site.code.ts': `
        import { defineSiteCode, definePostKind } from 'awning'
        export default defineSiteCode({
          postKinds: [
            definePostKind({
              name: 'article',
              frontMatter: () => import('./frontMatter.ts'),
              accent: 'gold',
              count: String,
              socialCard: ({ title }) => ({ look: 'tag', title, place: '', count: '', accent: 'gold' }),
              listSocialCard: () => ({ look: 'tag', title: '', place: '', count: '', accent: 'gold' }),
            }),
          ],
        })`,
        'frontMatter.ts': frontMatter("'calm', 'wild'"),
        'content/zh/blog/2022-01-01-hello.md': page('Hello', 'Rain.', 'mood: wild', 'slug: hello'),
      })
      await site.build()
      site.write('frontMatter.ts', frontMatter("'calm'"))
      expect(await failureOf(site)).toContain('mood')
    },
  )
})
