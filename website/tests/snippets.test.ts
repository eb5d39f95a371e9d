import { describe, expect, it } from 'vitest'
import { parse } from 'yaml'
import { createCommand } from '../home/command.ts'
import { checkCommands } from './snippets/checkCommands.ts'
import { checkExample } from './snippets/exampleSite.ts'
import { readFences, readSnippetPages, type Fence } from './snippets/readFences.ts'
import { checkSettings } from './snippets/readSettings.ts'
import { snippetKind } from './snippets/snippetKind.ts'

const pages = readSnippetPages()
const all = pages.flatMap(({ fences }) => fences)
const tested = all.filter(({ untested }) => untested === undefined)
const ofKind = (kind: ReturnType<typeof snippetKind>) =>
  tested.filter((fence) => snippetKind(fence) === kind)

function fence(markdown: string): Fence {
  const [found] = readFences(markdown, 'a.md')
  if (!found) throw new Error('no code block')
  return found
}

describe('the code blocks of the website', () => {
  it('are all of a kind that is tested, or say why not', () => {
    expect(tested.filter((fence) => snippetKind(fence) === undefined).map(describeFence)).toEqual(
      [],
    )
  })

  it('are tested but for a few, with a reason', () => {
    const untested = all.filter((fence) => fence.untested !== undefined)
    expect(untested.filter(({ untested: why = '' }) => why.length < 10)).toEqual([])
    expect(untested.length).toBeLessThan(all.length / 10)
  })

  it('set options that exist, to values that are allowed', () => {
    const settings = ofKind('settings')
    expect(settings.length).toBeGreaterThan(50)
    // Both languages mostly have the same code.
    const different = new Map(settings.map((snippet) => [snippet.text, snippet]))
    for (const snippet of different.values()) checkSettings(snippet)
  })

  it('name commands, scripts and options that exist, also on the home page', () => {
    checkCommands({ place: 'home page', language: 'bash', options: '', text: createCommand })
    for (const snippet of ofKind('commands')) checkCommands(snippet)
  })

  it('contain data that can be read', () => {
    for (const { language, text, place } of ofKind('data'))
      expect(() => (language === 'json' ? JSON.parse(text) : parse(text)), place).not.toThrow()
  })

  it('compile without errors as texts of a site: one page, in both languages', async () => {
    const sample = pages.filter(({ path }) => path.endsWith('/02-writing/03-boxes-and-tabs.md'))
    for (const page of sample) expect(await checkExample(page)).toBe('')
  })
})

describe('these tests', () => {
  it.each(['title: 5,', "posts: [{ id: 'docs' }],", 'naavbar: { items: [] },', 'math: yes,'])(
    'refuse settings such as %s',
    (option) => {
      expect(() =>
        checkSettings(fence(`\`\`\`ts title="site.config.ts"\n${option}\n\`\`\``)),
      ).toThrow()
    },
  )

  it.each([
    'npx awning biuld',
    'npx awning build --fast',
    'npm run serve',
    'npm create awning@latest my-site -- --templat docs',
    'npm create other-engine',
    'rm -rf /',
  ])('refuse the command %s', (command) => {
    expect(() => checkCommands(fence(`\`\`\`bash\n${command}\n\`\`\``))).toThrow()
  })

  it.each([
    'npx awning build',
    'SITE_URL=https://docs.example.com npx awning build   # a comment',
    'npx awning new doc guide/install --title "Install it"',
    'npm create awning@latest my-site -- --template docs+blog --languages en,zh',
    'npm run dev -- --port 8080',
    'cd my-site && npm install',
  ])('accept the command %s', (command) => {
    expect(() => checkCommands(fence(`\`\`\`bash\n${command}\n\`\`\``))).not.toThrow()
  })

  it('refuse Markdown that does not compile', async () => {
    const markdown = '````md\n:::tipp\nText.\n:::\n````\n'
    const page = { path: 'a.md', locale: 'en', fences: readFences(markdown, 'a.md') }
    expect(await checkExample(page)).toContain('tipp')
  })

  it('find the reason of a block that is not tested', () => {
    const markdown = '<!-- not tested: the syntax of another engine -->\n\n```md\n:::x\n```\n'
    expect(fence(markdown).untested).toBe('the syntax of another engine')
    expect(fence('Text\n\n```md\n:::x\n```\n').untested).toBeUndefined()
  })
})

function describeFence({ place, language, title }: Fence): string {
  return `${place} ${language}${title === undefined ? '' : ` “${title}”`}`
}
