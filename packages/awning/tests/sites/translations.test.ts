import { execFileSync } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { checkSite } from '../../src/node/checkSite.ts'
import { recordTranslations, type RecordedTranslation } from '../../src/node/recordTranslations.ts'
import { translationTable } from '../../src/content/translation/translationTable.ts'
import type { Diagnostic } from '../../src/content/diagnostic.ts'
import type { SiteConfig } from '../../src/config/site.ts'
import { en } from '../../src/i18n/en.ts'
import { plainConfig, type FixtureSite } from './fixtureSite.ts'
import { openFixture, page } from './openFixture.ts'

const original = 'content/zh/docs/a.md'
const translation = 'content/en/docs/a.md'

const check = ({ root }: FixtureSite) =>
  checkSite({ root, config: plainConfig, cacheDir: join(root, '.cache') })

function bilingual(): FixtureSite {
  return openFixture({
    [original]: page('甲', '一。\n\n二。'),
    [translation]: page('A', 'One.\n\nTwo.'),
  })
}

/** Records a translation as up to date, as an author does after translating. */
function record({ root }: FixtureSite): RecordedTranslation[] {
  return recordTranslations(root, plainConfig, [translation])
}

function aboutOriginal(diagnostics: readonly Diagnostic[]): readonly Diagnostic[] {
  return diagnostics.filter(({ message }) => message.includes(original))
}

function commit({ root }: FixtureSite, message: string): void {
  const git = (...args: string[]) =>
    execFileSync('git', ['-c', 'user.name=a', '-c', 'user.email=a@b.c', ...args], { cwd: root })
  git('init', '-q')
  git('add', 'content')
  git('commit', '-qm', message)
}

describe('a translation', () => {
  it('without a hash of its original gives a hint on a small site, with the command that fixes it', async () => {
    const site = bilingual()
    const { diagnostics } = await check(site)
    expect(diagnostics).toContainEqual(
      expect.objectContaining({
        severity: 'hint',
        file: translation,
        message: expect.stringContaining(original),
        hint: expect.stringContaining(`npx awning translated ${translation}`),
      }),
    )
  })

  it.each([
    [19, 'hint'],
    [20, 'suggestion'],
  ])(
    'without one gives, among %s originals, a %s, unless the rule is off',
    async (count, severity) => {
      const texts = Array.from({ length: count - 1 }, (_, at) => [
        `content/zh/docs/n${at}.md`,
        page(`${at}`),
      ])
      const { root } = openFixture({
        ...Object.fromEntries(texts),
        'content/zh/docs/index.md': '',
        'content/zh/blog/2022-01-01-hello.md': '',
        [original]: page('甲', '一。'),
        [translation]: page('A', 'One.'),
      })
      const severities = async (config: SiteConfig) =>
        aboutOriginal(
          (await checkSite({ root, config, cacheDir: join(root, '.cache') })).diagnostics,
        )
      expect(await severities(plainConfig)).toMatchObject([{ severity }])
      const proseLint = { ...plainConfig.proseLint, translationSource: { en: false } }
      expect(await severities({ ...plainConfig, proseLint })).toEqual([])
    },
  )

  it('that was recorded is up to date: nothing is said of it, on the page either', async () => {
    const site = bilingual()
    expect(record(site)).toEqual([
      { text: expect.stringMatching(/^content\/en\/docs\/a\.md: up to date/), isRecorded: true },
    ])
    const { diagnostics } = await check(site)
    expect(aboutOriginal(diagnostics)).toEqual([])
    await site.build()
    expect(site.read('en/docs/a/index.html')).not.toContain(en.newerOriginal)
  })

  it('whose original has changed is reported with the size of the change, and its page says so', async () => {
    const site = bilingual()
    record(site)
    commit(site, 'both')
    site.write(original, page('甲', '一。\n\n二，改过。\n\n三。'))
    const { diagnostics } = await check(site)
    expect(diagnostics).toContainEqual(
      expect.objectContaining({
        severity: 'warning',
        file: translation,
        message: expect.stringContaining('2 lines more, 1 fewer'),
      }),
    )
    const { warningText } = await site.build()
    expect(warningText).toContain(translation)
    const html = site.read('en/docs/a/index.html')
    expect(html).toContain(en.newerOriginal)
    expect(html).toMatch(/<a href="\/docs\/a" lang="zh" hrefLang="zh">中文<\/a>/i)
    expect(site.read('docs/a/index.html')).not.toContain(en.newerOriginal)
  })

  it('is still reported where the history does not go back that far', async () => {
    const site = bilingual()
    record(site)
    site.write(original, page('甲', '改过。'))
    const { diagnostics } = await check(site)
    expect(diagnostics).toContainEqual(
      expect.objectContaining({ message: expect.stringMatching(/has changed .* was made$/) }),
    )
  })

  it('does not mind data in the front matter of its original', async () => {
    const site = bilingual()
    record(site)
    site.write(original, page('甲', '一。\n\n二。', 'sidebar_position: 7'))
    const { diagnostics } = await check(site)
    expect(aboutOriginal(diagnostics)).toEqual([])
  })

  it('is in the table of all translations, those that need work first', async () => {
    const site = bilingual()
    record(site)
    const { translations } = await check(site)
    const table = translationTable(site.root, translations)
    expect(table).toMatch(/missing +docs\/index\.md[\s\S]*up to date +docs\/a\.md/)
    expect(table).toMatch(/3 translations: 2 missing, 1 up to date\.$/)
  })
})

describe('recording', () => {
  it('says what is wrong with a name, and changes nothing', () => {
    const site = bilingual()
    const told = (files: string[], config = plainConfig) => {
      const [first] = recordTranslations(site.root, config, files)
      expect(first?.isRecorded).toBe(false)
      return first?.text
    }
    expect(told([original])).toContain(
      'no translation. Translations are in content/en/ or pages/en/.',
    )
    expect(told(['content/en/docs/no.md'])).toContain('no such file')
    expect(told([])).toContain('npx awning translated content/en/')
    const oneLanguage = { ...plainConfig, locales: plainConfig.locales.slice(0, 1) }
    expect(told(['no.md'], oneLanguage)).toContain('This site has one language')
    expect(readFileSync(join(site.root, original), 'utf8')).not.toContain('source')
  })
})

describe('a third language', () => {
  it('is a folder, a file of strings and a line of the settings', async () => {
    const strings = { ...en, skipToContent: '本文へ移動', onThisPage: 'このページの目次' }
    const site = openFixture(
      {
        [original]: page('甲', '## 一 {#one}\n\n正文。'),
        'content/ja/docs/a.md': page('あ', '## いち {#one}\n\n本文。'),
      },
      {
        locales: [...plainConfig.locales, { id: 'ja' }],
        strings: { ja: strings },
      },
    )
    await site.build()
    const html = site.read('ja/docs/a/index.html')
    expect(html).toContain('<html lang="ja"')
    expect(html).toContain('<h1>あ</h1>')
    expect(html).toContain('本文へ移動')
    expect(html).toContain('このページの目次')
    expect(site.read('docs/a/index.html')).toContain('hrefLang="ja"')
    // What is not translated falls back, and says so in the strings of that language.
    expect(site.read('ja/docs/index.html')).toContain('lang="zh"')
    expect(site.read('ja/404.html')).toContain('<html')
  })
})
