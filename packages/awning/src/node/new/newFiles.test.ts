import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it, vi } from 'vitest'
import { parseSettings } from '../../config/defineSite.ts'
import { temporaryFolder } from '../../content/temporaryFolder.testing.ts'
import { parseCommandLine } from '../commandLine.ts'
import { newFiles } from './newFiles.ts'
import { readRequest, type Ask } from './readRequest.ts'
import { writeNew } from './writeNew.ts'

const settings = {
  url: 'https://a.example',
  title: 'A',
  locales: [{ id: 'en' }, { id: 'pt-BR' }],
  posts: [{ id: 'blog' }, { id: 'news' }],
}

function site(given: object = settings) {
  const root = temporaryFolder({ 'content/en/docs/old.md': '---\ntitle: Old\n---\n\nText.\n' })
  const config = parseSettings(given, {})
  return {
    exists: (path: string) => existsSync(join(root, path)),
    read: (path: string) => readFileSync(join(root, path), 'utf8'),
    async run(words: readonly string[], ask?: Ask) {
      const line = parseCommandLine(['new', ...words], {})
      if (!line) throw new Error('that is a request for help')
      // Nobody answers, unless the test does.
      const request = await readRequest(line, config, ask ?? (() => Promise.resolve('')))
      return writeNew(root, newFiles(request, config, root))
    },
  }
}

describe('awning new', () => {
  it('doc writes a doc with a title', async () => {
    const { run, read } = site()
    expect(await run(['doc', 'guide/first-steps'])).toEqual([
      'Created content/en/docs/guide/first-steps.md',
    ])
    expect(read('content/en/docs/guide/first-steps.md')).toBe('---\ntitle: First steps\n---\n\n')
  })

  it('writes what the options say, quoted where YAML needs it', async () => {
    const { run, read } = site()
    await run(['page', 'about.md', '--title', "It's: us", '--description', 'Who.', '--draft'])
    expect(read('pages/about.md')).toBe(
      '---\ntitle: "It\'s: us"\ndescription: Who.\ndraft: true\n---\n\n',
    )
  })

  it('post puts the date before the name, unless the name has one', async () => {
    const { run, exists } = site()
    await run(['post', 'hello', '--date', '2026-01-31'])
    expect(exists('content/en/blog/2026-01-31-hello.md')).toBe(true)
    await run(['post', '2025-12-01-named', '--collection', 'news'])
    expect(exists('content/en/news/2025-12-01-named.md')).toBe(true)
  })

  it.each([
    ['UTC', '2026-02-03T00:00:00Z', '2026-02-03'],
    ['UTC', '2026-02-03T23:59:59Z', '2026-02-03'],
    ['Asia/Shanghai', '2026-02-03T15:59:59Z', '2026-02-03'],
    ['Asia/Shanghai', '2026-02-03T16:00:00Z', '2026-02-04'],
    ['America/New_York', '2026-01-01T04:59:59Z', '2025-12-31'],
    ['America/New_York', '2026-01-01T05:00:00Z', '2026-01-01'],
  ])('post has the day of the time zone of the site: in %s at %s', async (timeZone, now, day) => {
    const { run, exists } = site({ ...settings, timeZone })
    vi.useFakeTimers({ now: Date.parse(now), toFake: ['Date'] })
    await run(['post', 'today']).finally(() => vi.useRealTimers())
    expect(exists(`content/en/blog/${day}-today.md`)).toBe(true)
  })

  it('overwrites nothing', async () => {
    const { run, read } = site()
    await expect(run(['doc', 'old'])).rejects.toThrow('content/en/docs/old.md exists already')
    expect(read('content/en/docs/old.md')).toContain('Text.')
  })

  it('--locale begins a translation with the original', async () => {
    const { run, read } = site()
    await run(['doc', 'old', '--locale', 'pt-BR'])
    expect(read('content/pt-BR/docs/old.md')).toBe(read('content/en/docs/old.md'))
    await expect(run(['doc', 'new', '--locale', 'pt-BR'])).rejects.toThrow(
      'There is no content/en/docs/new.md to translate.',
    )
  })

  it('asks for what is missing', async () => {
    const { run, read } = site()
    const answers: Record<string, string> = {
      'Title? ': '你好 World',
      'Description (may be empty)? ': 'D.',
    }
    await run(['post', '--date', '2026-01-01'], async (question) => answers[question] ?? '')
    expect(read('content/en/blog/2026-01-01-你好-world.md')).toBe(
      '---\ntitle: 你好 World\ndescription: D.\ntags: []\n---\n\n',
    )
  })

  it('lab writes a lab and the code that registers it, or says what to add', async () => {
    const { run, read } = site()
    expect(await run(['lab', 'dice-game', '--title', "The dice's game"])).toEqual([
      'Created labs/dice-game/lab.ts',
      'Created labs/dice-game/DiceGameLab.tsx',
      'Created site.code.ts',
      'Show it in a text: ::lab{name="dice-game"}',
    ])
    expect(read('labs/dice-game/lab.ts')).toContain(
      "title: { en: 'The dice\\'s game', 'pt-BR': 'The dice\\'s game' }",
    )
    expect(read('site.code.ts')).toContain('labs: [diceGameLab]')
    const lines = await run(['lab', 'coin'])
    expect(lines.join('\n')).toContain("import { coinLab } from './labs/coin/lab.ts'")
    expect(read('site.code.ts')).not.toContain('coin')
  })

  it.each([
    [['dok', 'a'], '"dok" cannot be created. Did you mean doc?'],
    [[], 'awning new needs a kind. Write one of doc, post, page, lab.'],
    [['doc'], 'awning new doc needs a name.'],
    [['doc', '../a'], 'The name "../a" must not contain the part "..".'],
    [['doc', 'a', '--locale', 'de'], 'There is no locale "de". Known: en, pt-BR.'],
    [['post', 'a', '--collection', 'bolg'], 'There is no collection "bolg". Did you mean blog?'],
    [['post', 'a', '--date', '2026-02-30'], '"2026-02-30" is no day.'],
    [['lab', 'Dice'], '"Dice" cannot be the name of a lab.'],
  ])('refuses %j and says what to write', async (words, message) => {
    await expect(site().run(words)).rejects.toThrow(message)
  })

  it('post says how to add posts to a site without', async () => {
    const { run } = site({ url: 'https://a.example', title: 'A' })
    await expect(run(['post', 'a'])).rejects.toThrow("Add posts: [{ id: 'blog' }]")
  })
})
