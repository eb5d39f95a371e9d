import { execFile } from 'node:child_process'
import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { promisify } from 'node:util'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { readJsonFeed } from './feedRules.ts'
import { plainConfig } from './fixtureSite.ts'
import { labFiles } from './labSite.ts'
import { page } from './openFixture.ts'

const lab = '::lab{name="dice"}'

const component = String(labFiles['labs/DiceLab.tsx'])
  .replace(/^import styles.*\n/m, '')
  .replace(" className={styles['die']}", '')

/** Two more labs, whose components are wrong. They are bundled with the other, and do no harm until a text shows them. */
const wrongLabs = {
  'site.code.ts': `import { defineSiteCode } from 'awning'
import { defineLab } from 'awning/lab'
import { dice } from './labs/dice.ts'

const texts = { title: { zh: 'A' }, caption: { zh: 'B' }, text: { zh: 'C' } }

export default defineSiteCode({
  labs: [
    dice,
    defineLab({ name: 'server', ...texts, component: () => import('./labs/ServerLab.tsx') }),
    defineLab({ name: 'window', ...texts, component: () => import('./labs/WindowLab.tsx') }),
  ],
})
`,
  'labs/ServerLab.tsx': component.replace("'use client'", ''),
  'labs/WindowLab.tsx': component.replace('initial: 6', 'initial: innerWidth'),
}

const settings = (title: string) =>
  `export default ${JSON.stringify({ ...plainConfig, title: { zh: title } })}`

describe('a site with a lab of its own', { timeout: 180_000 }, () => {
  const root = mkdtempSync(join(tmpdir(), 'lab-site-'))
  const write = (path: string, text: string | Buffer) => {
    mkdirSync(dirname(join(root, path)), { recursive: true })
    writeFileSync(join(root, path), text)
  }
  const read = (path: string) => readFileSync(join(root, path), 'utf8')
  const edit = (path: string, from: string, to: string) =>
    write(path, read(path).replaceAll(from, to))
  /** The command that authors run: it has nothing but the site's folder, with no packages in it. */
  const build = () =>
    promisify(execFile)(process.execPath, ['packages/awning/bin/awning.mjs', 'build', root])
  const scripts = () =>
    readdirSync(join(root, 'dist/assets')).filter((name) => /^DiceLab-.*\.js$/.test(name))
  const bundles = () => readdirSync(join(root, '.cache/engine'))

  afterAll(() => rmSync(root, { recursive: true, force: true }))
  beforeAll(async () => {
    const files = {
      ...labFiles,
      ...wrongLabs,
      'site.config.ts': settings('One'),
      'content/zh/docs/index.md': page('Home'),
      'content/zh/docs/dice.md': page('Dice', lab),
      'content/en/docs/dice.md': page('Dice', lab),
      'content/zh/docs/plain.md': page('Plain'),
      'content/zh/blog/2022-01-01-dice.md': page('Dice', lab, 'slug: dice'),
    }
    for (const [path, text] of Object.entries(files)) write(path, text)
    await build()
  }, 180_000)

  it('shows its first state and its texts in the HTML, in the language of the page', () => {
    const html = read('dist/docs/dice/index.html')
    expect(html).toMatch(/<section class="[^"]+" aria-labelledby="[^"]+" data-lab="dice">/)
    expect(html).toMatch(/<button type="button" class="_[a-z]+\d+">6 sides, zh<\/button>/)
    for (const text of ['骰子', '按一下。', '一颗骰子。']) expect(html).toContain(text)
    const english = read('dist/en/docs/dice/index.html')
    expect(english).toContain('6 sides, en')
    expect(english).toContain('Dice &amp; more')
    expect(english, 'the default locale stands in').toContain('按一下。')
  })

  it('has a script for it that no page loads, and styles that only its pages link', () => {
    const [script, ...others] = scripts()
    expect(others).toEqual([])
    const payload = read('dist/docs/dice/index.txt')
    expect(payload).toContain(`"script":"/assets/${script}"`)
    expect(payload).toContain('"exported":"default"')
    expect(read('dist/docs/dice/index.html')).not.toContain(script)
    const sheets = (path: string) =>
      [...read(path).matchAll(/<link rel="stylesheet" href="\/([^"]+)"/g)]
        .map(([, href]) => read(`dist/${href}`))
        .join('')
    expect(sheets('dist/docs/dice/index.html')).toContain('letter-spacing:.125em')
    expect(sheets('dist/docs/plain/index.html')).not.toContain('letter-spacing:.125em')
    expect(read('dist/docs/plain/index.html')).not.toContain('LabFrame')
  })

  it('keeps Node code and the checks of settings out of its script', () => {
    const code = readdirSync(join(root, 'dist/assets'))
      .filter((name) => name.endsWith('.js'))
      .map((name) => read(`dist/assets/${name}`))
    for (const text of code) {
      expect(text).not.toMatch(/from\s*"node:/)
      expect(text).not.toContain('ZodError')
      expect(text).not.toContain('骰子')
    }
  })

  it('describes it in feeds and in Markdown, with a link to it', () => {
    const [post] = readJsonFeed(read('dist/blog/feed.json')).items
    expect(post?.html).toMatch(
      /^<h4>骰子<\/h4>\n<p>一颗骰子。<\/p>\n\n<p><a href="[^"]+\/blog\/dice">[^<]+<\/a><\/p>$/,
    )
    expect(read('dist/en/docs/dice/index.md')).toContain('One die.')
    expect(read('dist/en/docs/dice/index.md')).toContain('/en/docs/dice?lab=dice)')
  })

  it('is up to date as long as nothing changes', async () => {
    expect((await build()).stdout).toContain('Nothing has changed')
  })

  it('is not bundled again for other settings', async () => {
    const before = bundles()
    write('site.config.ts', settings('Two'))
    await build()
    expect(read('dist/docs/dice/index.html')).toContain('<title>Dice | Two</title>')
    expect(bundles()).toEqual(before)
  })

  it('is bundled again when its texts and its component change', async () => {
    const [bundlesBefore, [scriptBefore]] = [bundles(), scripts()]
    edit('labs/dice.ts', '一颗骰子。', '一颗新骰子。')
    edit('labs/DiceLab.tsx', '} sides,', '} faces,')
    await build()
    expect(bundles()).toHaveLength(bundlesBefore.length + 1)
    expect(scripts()).not.toContain(scriptBefore)
    expect(read('dist/docs/dice/index.html')).toContain('一颗新骰子。')
    expect(read('dist/docs/dice/index.md')).toContain('一颗新骰子。')
    expect(read('dist/docs/dice/index.html')).toContain('6 faces, zh')
  })

  it('is reported when its component is no client component', async () => {
    write('content/zh/docs/wrong.md', page('Wrong', '::lab{name="server"}'))
    await expect(build()).rejects.toMatchObject({
      stderr: expect.stringMatching(
        /site\.code\.ts\n {2}error: the component of the lab "server" is not a client component\n.*'use client'/,
      ),
    })
  })

  it('is reported when its component fails', async () => {
    write('content/zh/docs/wrong.md', page('Wrong', '::lab{name="window"}'))
    await expect(build()).rejects.toMatchObject({
      stderr: expect.stringMatching(
        /site\.code\.ts\n {2}error: the lab "window" cannot be rendered: innerWidth is not defined\n.*effect/,
      ),
    })
  })

  it('is reported when its component does not exist', async () => {
    edit('labs/dice.ts', './DiceLab.tsx', './NoLab.tsx')
    await expect(build()).rejects.toMatchObject({
      stderr: expect.stringMatching(/labs\/dice\.ts\n {2}8:27 error: imports \.\/NoLab\.tsx/),
    })
  })
})
