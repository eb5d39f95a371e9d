import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { languages, templates, UsageError } from './answers.ts'
import { askAnswers } from './askAnswers.ts'
import { parseCommandLine } from './commandLine.ts'
import { nextSteps } from './nextSteps.ts'
import { packageManagerFrom, runScript } from './packageManager.ts'
import { siteFiles, type SiteInput } from './siteFiles.ts'
import { packageNameFor, titleFor } from './siteName.ts'
import { checkFolder, writeSite } from './writeSite.ts'

const folderOfTemplates = fileURLToPath(new URL('../templates', import.meta.url))
const plain: SiteInput = {
  folder: 'my-site',
  template: 'docs+blog',
  languages: ['en'],
  title: 'My site',
  packageName: 'my-site',
  engine: '0.1.0',
  manager: 'npm',
  bundler: '1.2.3',
  today: '2026-01-31',
}

function files(changes: Partial<SiteInput>) {
  const found = siteFiles({ ...plain, ...changes }, folderOfTemplates)
  return new Map(found.map(({ path, content }) => [path, content.toString()]))
}

describe('the command line', () => {
  it('takes a folder, a template and languages', () => {
    expect(
      parseCommandLine(['my-site', '--template', 'blog', '--languages', 'zh,en', '--no-install']),
    ).toEqual({ folder: 'my-site', template: 'blog', languages: ['zh', 'en'], install: false })
    expect(parseCommandLine([])).toEqual({ install: true })
  })

  it('shows help when asked', () => {
    expect(parseCommandLine(['--help'])).toBeUndefined()
    expect(parseCommandLine(['-h'])).toBeUndefined()
  })

  it.each([
    [['--template', 'wiki'], 'There is no template "wiki". Choose one of docs, blog, docs+blog.'],
    [['--languages', 'de'], 'The templates are not written in "de". Choose en, zh or en,zh'],
    [['--languages', ','], 'A site needs a language.'],
    [['a', 'b'], 'One folder is enough, and "b" is a second one.'],
    [['--tmplate', 'docs'], "Unknown option '--tmplate'"],
    [['--template'], "Option '--template <value>' argument missing"],
  ])('refuses %j and says what to write', (args, message) => {
    expect(() => parseCommandLine(args)).toThrow(message)
  })
})

describe('questions', () => {
  const anyFolder = () => undefined
  const noFolder = (folder: string) => {
    if (folder !== 'free') throw new UsageError(`${folder} is not empty`)
  }

  it('are asked again at once for a folder that cannot be used', async () => {
    const replies = ['full', 'free', '', '']
    const asked: string[] = []
    const ask = (question: string) => {
      asked.push(question)
      return Promise.resolve(replies.shift() ?? '')
    }
    expect(await askAnswers({}, ask, noFolder)).toMatchObject({ folder: 'free' })
    expect(asked[1]).toContain('full is not empty')
    // Nobody could answer a second time.
    await expect(askAnswers({}, undefined, noFolder)).rejects.toThrow('my-site is not empty')
  })

  it('are asked only for what is missing, at most three', async () => {
    const asked: string[] = []
    const ask = (question: string) => {
      asked.push(question)
      return Promise.resolve('')
    }
    expect(await askAnswers({}, ask, anyFolder)).toEqual({
      folder: 'my-site',
      template: 'docs+blog',
      languages: ['en'],
    })
    expect(asked).toHaveLength(3)
    expect(
      await askAnswers({ folder: 'a', template: 'docs', languages: ['zh'] }, ask, anyFolder),
    ).toEqual({
      folder: 'a',
      template: 'docs',
      languages: ['zh'],
    })
    expect(asked).toHaveLength(3)
  })

  it('are asked again after an answer that means nothing', async () => {
    const replies = ['wiki', 'docs', 'de', 'zh en']
    const asked: string[] = []
    const ask = (question: string) => {
      asked.push(question)
      return Promise.resolve(replies.shift() ?? '')
    }
    const answers = await askAnswers({ folder: 'a' }, ask, anyFolder)
    expect(answers).toEqual({ folder: 'a', template: 'docs', languages: ['zh', 'en'] })
    expect(asked[1]).toContain('There is no template "wiki"')
  })

  it('have their defaults as answers where nobody can answer', async () => {
    expect(await askAnswers({ folder: 'a' }, undefined, anyFolder)).toMatchObject({
      template: 'docs+blog',
    })
  })
})

describe('the files of a site', () => {
  it('contain docs alone for docs, and make them the whole site', () => {
    const found = files({ template: 'docs' })
    expect([...found.keys()].filter((path) => path.startsWith('content/'))).toEqual([
      'content/en/docs/guide/_category.yml',
      'content/en/docs/guide/publishing.md',
      'content/en/docs/guide/writing.md',
      'content/en/docs/index.md',
    ])
    expect(found.get('site.config.ts')).toContain("docs: { path: '/' }")
    expect(found.get('site.config.ts')).not.toContain('posts')
  })

  it('contain a post of today, its tag and a page for a blog', () => {
    const found = files({ template: 'blog' })
    expect(found.get('site.config.ts')).toContain(
      "posts: [{ id: 'blog', path: '/', title: 'Blog' }]",
    )
    expect([...found.keys()]).toEqual(
      expect.arrayContaining([
        'content/tags.yml',
        'content/en/blog/2026-01-31-welcome.md',
        'pages/about.md',
      ]),
    )
    expect(found.get('content/tags.yml')).toBe('blog:\n  news: { en: Site news }\n')
    expect([...found.keys()].filter((path) => path.includes('docs'))).toEqual([])
  })

  it('are in two languages, the first of them at the root', () => {
    const found = files({ template: 'blog', languages: ['zh', 'en'] })
    expect(found.get('pages/about.md')).toContain('title: 关于')
    expect(found.get('pages/en/about.md')).toContain('title: About')
    expect(found.get('site.config.ts')).toContain("locales: [{ id: 'zh' }, { id: 'en' }]")
    expect(found.get('README.md')).toContain('搭建')
  })

  it('depend on the engine and begin with two commands', () => {
    const manifest: unknown = JSON.parse(
      files({ engine: 'file:../awning.tgz' }).get('package.json') ?? '',
    )
    expect(manifest).toMatchObject({
      name: 'my-site',
      private: true,
      scripts: { dev: 'awning dev', build: 'awning build' },
      dependencies: { awning: 'file:../awning.tgz' },
    })
  })

  it('ask yarn for one bundler and for packages in a folder, and no other package manager', () => {
    const found = files({ manager: 'yarn' })
    expect(found.get('.yarnrc.yml')).toBe('nodeLinker: node-modules\n')
    expect(found.get('package.json')).toContain('"rolldown": "1.2.3"')
    expect(files({ manager: 'pnpm' }).get('package.json')).not.toContain('rolldown')
    expect(files({ manager: 'npm' }).has('.yarnrc.yml')).toBe(false)
  })

  it('quote a title with an apostrophe', () => {
    expect(files({ title: "Ann's \\ site" }).get('site.config.ts')).toContain(
      "title: 'Ann\\'s \\\\ site'",
    )
  })

  it.each(
    templates.flatMap((template) => languages.map((language) => [template, language] as const)),
  )('of %s in %s contain the same texts as in the other language', (template, language) => {
    const paths = (id: 'en' | 'zh') =>
      [...files({ template, languages: [id] }).keys()].map((path) => path.replace(`/${id}/`, '/'))
    expect(paths(language)).toEqual(paths('en'))
  })
})

describe('the folder', () => {
  let root: string
  beforeEach(() => {
    root = mkdtempSync(join(tmpdir(), 'create-'))
  })
  afterEach(() => rmSync(root, { recursive: true }))

  it('may be new, empty or that of a new repository', () => {
    expect(() => checkFolder(join(root, 'new/deep'))).not.toThrow()
    expect(() => checkFolder(root)).not.toThrow()
    mkdirSync(join(root, '.git'))
    expect(() => checkFolder(root)).not.toThrow()
  })

  it('must not contain anything else, nor be a file', () => {
    writeFileSync(join(root, 'notes.txt'), 'mine')
    expect(() => checkFolder(root)).toThrow('is not empty: it contains notes.txt')
    expect(() => checkFolder(join(root, 'notes.txt'))).toThrow('is a file')
  })

  it('receives all files, and none is overwritten', () => {
    const site = siteFiles(plain, folderOfTemplates)
    writeSite(root, site)
    expect(readFileSync(join(root, '.gitignore'), 'utf8')).toContain('node_modules')
    expect(() => writeSite(root, site)).toThrow('EEXIST')
  })

  it.each([
    ['../My site', 'my-site', 'My site'],
    ['docs', 'docs', 'Docs'],
    ['a/_Über_uns', 'ber_uns', 'Über uns'],
    ['我的站', 'site', '我的站'],
    ['awning', 'awning-site', 'Awning'],
    ['node_modules', 'node_modules-site', 'Node modules'],
  ])('%s names the package %s and the site %s', (folder, name, title) => {
    expect(packageNameFor(folder)).toBe(name)
    expect(titleFor(folder)).toBe(title)
  })
})

describe('what to type next', () => {
  it('names the commands of the package manager that was used', () => {
    expect(packageManagerFrom('pnpm/9.1.0 npm/? node/v20')).toBe('pnpm')
    expect(packageManagerFrom('npm/11.0.0 node/v20')).toBe('npm')
    expect(packageManagerFrom(undefined)).toBe('npm')
    expect(runScript('npm', 'dev')).toBe('npm run dev')
    expect(runScript('pnpm', 'dev')).toBe('pnpm dev')
  })

  it('begins with the folder, and with an installation that is still missing', () => {
    const missing = { ...plain, folder: 'my site', installed: false, failed: false }
    const steps = nextSteps(missing)
    expect(steps).not.toContain('could not be installed')
    expect(nextSteps({ ...missing, failed: true })).toContain('could not be installed')
    expect(steps).toMatch(
      /cd "my site"\n {2}npm install .*\n {2}npm run dev .*\n {2}npm run build /,
    )
    const here = nextSteps({ ...plain, folder: '.', installed: true, failed: false })
    expect(here).not.toMatch(/cd |npm install/)
  })
})
