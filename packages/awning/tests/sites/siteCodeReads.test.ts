import { rmSync } from 'node:fs'
import { join } from 'node:path'
import { beforeAll, describe, expect, it, onTestFinished } from 'vitest'
import { buildSite } from '../../src/node/buildSite.ts'
import { loadSiteCode } from '../../src/node/loadSiteCode.ts'
import { silent } from '../../src/node/progress.ts'
import { fixtureSite, plainConfig, type FixtureSite } from './fixtureSite.ts'
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

/** The kind of post that the site defines; its front matter has a field with these values. */
const frontMatter = (moods: string) => `
  import { z } from 'zod'
  export const fields = { mood: z.enum([${moods}]) }
  export const readFacts = (front) => ({ kind: 'diary', ...front })`

/** More than one batch of pages, which fail when the variable is set. It is written so that the bundler does not notice it. */
const failing = Object.fromEntries(
  Array.from({ length: 20 }, (_, at) => [
    `content/zh/docs/m${at}.mdx`,
    page(`M${at}`, "{globalThis['process']?.env.FAIL_PAGES ? missing() : 'fine'}"),
  ]),
)

const files = {
  ...labFiles,
  ...failing,
  'site.code.ts': `
    import { defineSiteCode, definePostKind } from 'awning'
    import { dice } from './labs/dice.ts'

    export default defineSiteCode({
      labs: [dice],
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
    })
  `,
  'labs/DiceLab.tsx': `'use client'
    import { sides } from './sides.ts'
    export default function DiceLab() {
      return <p>{\`a lab with \${sides} sides\`}</p>
    }
  `,
  'labs/sides.ts': 'export const sides = 6',
  'code/dice.tsx': `
    import { sides } from './sides.ts'
    import './dice.css'
    export const Dice = () => <p>{\`\${sides} sides\`}</p>
  `,
  'code/sides.ts': 'export const sides = 6',
  'code/dice.css': "@import './colours.css';",
  'code/colours.css': '.red { color: red }',
  'frontMatter.ts': frontMatter("'calm', 'wild'"),
  'content/zh/docs/a.mdx': page('A', "import { Dice } from '../../../code/dice.tsx'\n\n<Dice />"),
  'content/zh/docs/lab.md': page('Lab', '::lab{name="dice"}'),
  'content/zh/blog/2022-01-01-hello.md': page('Hello', 'Rain.', 'mood: wild', 'slug: hello'),
}

describe('a site with code of its own', () => {
  let site: FixtureSite
  beforeAll(async () => {
    site = fixtureSite({
      ...files,
      'site.config.mjs': `export default ${JSON.stringify(plainConfig)}`,
    })
    await site.build()
    return () => site.remove()
  }, 180_000)

  const buildOnThreads = async () =>
    buildSite({
      root: site.root,
      config: plainConfig,
      code: await loadSiteCode(site.root, plainConfig),
      outDir: join(site.root, 'dist'),
      cacheDir: join(site.root, '.cache'),
      progress: silent,
      configFile: join(site.root, 'site.config.mjs'),
      minPagesForThreads: 1,
    })

  it('renders the same where several threads render the pages', async () => {
    const pages = () => ['docs/a/index.html', 'docs/lab/index.html'].map((path) => site.read(path))
    const single = pages()
    expect(single).toEqual([
      expect.stringContaining('>6 sides<'),
      expect.stringContaining('>a lab with 6 sides<'),
    ])
    rmSync(join(site.root, 'dist'), { recursive: true })
    const { renderedPages } = await buildOnThreads()
    expect(renderedPages).toBeGreaterThan(0)
    expect(pages()).toEqual(single)
  }, 120_000)

  it('knows when a module, a style sheet or a setting of it has changed', () => {
    expect(isUpToDate(site)).toBe(true)
    for (const [path, text] of [
      ['code/colours.css', '.red { color: tan }'],
      ['code/sides.ts', 'export const sides = 8'],
      ['labs/sides.ts', 'export const sides = 8'],
      ['labs/dice.ts', `${String(labFiles['labs/dice.ts'])}// Of no effect.\n`],
      ['site.code.ts', `${files['site.code.ts']}// Of no effect.\n`],
      ['code/tsconfig.json', '{}'],
      ['code/new.ts', ''],
    ] as const) {
      const before = Object.entries(files).find(([name]) => name === path)?.[1]
      site.write(path, text)
      expect(isUpToDate(site), path).toBe(false)
      if (before === undefined) rmSync(join(site.root, path))
      else site.write(path, before)
      expect(isUpToDate(site), path).toBe(true)
    }
  })

  it(
    'renders MDX and labs again when a file that their components import has changed',
    { timeout: 180_000 },
    async () => {
      site.write('code/sides.ts', 'export const sides = 8')
      site.write('labs/sides.ts', 'export const sides = 10')
      await site.build()
      expect(site.read('docs/a/index.html')).toContain('>8 sides<')
      expect(site.read('docs/lab/index.html')).toContain('>a lab with 10 sides<')
      expect(isUpToDate(site)).toBe(true)
    },
  )

  it('lists every page that fails, on several threads too', async () => {
    process.env['FAIL_PAGES'] = '1'
    onTestFinished(() => void delete process.env['FAIL_PAGES'])
    rmSync(join(site.root, 'dist'), { recursive: true })
    const failure = String(await buildOnThreads().catch((error: unknown) => error))
    for (const file of Object.keys(failing))
      expect(failure).toMatch(new RegExp(`${file}\\n  5:\\d+ error: the page /docs/`))
  }, 120_000)

  it('checks front matter again when its kind of post has changed', async () => {
    site.write('frontMatter.ts', frontMatter("'calm'"))
    expect(await failureOf(site)).toContain('mood')
  })
})
