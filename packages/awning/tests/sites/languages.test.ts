import { join } from 'node:path'
import { beforeAll, describe, expect, it } from 'vitest'
import { defineSite } from '../../src/config/defineSite.ts'
import { everyProseRule, plainSettings } from '../../src/config/plainSettings.testing.ts'
import type { SiteSettings } from '../../src/config/site.ts'
import { formatDiagnostics } from '../../src/content/diagnostic.ts'
import { ar } from '../../src/i18n/ar.ts'
import { shippedStrings } from '../../src/i18n/shippedStrings.ts'
import { checkSite } from '../../src/node/checkSite.ts'
import { listFolder } from '../../src/node/output/listFolder.ts'
import { fixtureSite, type FixtureSite } from './fixtureSite.ts'
import { languagesFiles, languagesSettings } from './languagesSite.ts'
import { openFixture, page } from './openFixture.ts'

async function checked({ root }: FixtureSite, settings: Partial<SiteSettings>): Promise<string> {
  const config = defineSite({ ...plainSettings, ...settings }, {})
  const { diagnostics } = await checkSite({ root, config, cacheDir: join(root, '.cache') })
  // These translations were never recorded, which is the only thing to say about them.
  return formatDiagnostics(
    diagnostics.filter(({ message }) => !message.includes('does not record')),
  )
}

describe('a site in English, Japanese and Arabic', () => {
  let site: FixtureSite
  let warnings: string

  beforeAll(async () => {
    site = fixtureSite(languagesFiles, languagesSettings)
    ;({ warningText: warnings } = await site.build())
    return () => site.remove()
  })

  it('is built and checked without a complaint', async () => {
    expect(warnings).toBe('')
    expect(await checked(site, languagesSettings)).toBe('')
  })

  it('is not judged by the rules for Chinese', async () => {
    const { description, headingIds, orphans, parity, ...rules } = everyProseRule
    expect(await checked(site, { ...languagesSettings, proseLint: rules })).toBe('')
  })

  it('has the direction and the language of each text', () => {
    expect(site.read('ar/docs/index.html')).toMatch(/<html lang="ar" dir="rtl"/)
    expect(site.read('ja/docs/index.html')).toMatch(/<html lang="ja" dir="ltr"/)
    const untranslated = site.read('ar/docs/only-english/index.html')
    expect(untranslated).toContain('<article lang="en" dir="ltr">')
    expect(untranslated).toContain('النص الأصلي (الإنجليزية)')
    expect(site.read('ar/blog/rss.xml')).toContain('lang="ar" dir="rtl"')
  })

  it('writes a foreign title in the map of the docs in its own direction', () => {
    const [, map = ''] =
      /<svg[^>]*role="group"(.*?)<\/svg>/.exec(site.read('ar/docs/index.html') ?? '') ?? []
    expect(map).toContain('<span lang="en" dir="ltr">Why')
  })

  it('lets the arrows of the pager point in the direction of the page, also beside a foreign title', () => {
    const pages = ['start', 'guide', 'guide/install'].map((path) =>
      site.read(`ar/docs/${path}/index.html`),
    )
    expect(pages.join()).toContain('<b><span lang="en" dir="ltr">Why')
    expect(pages.join()).not.toMatch(/<b (?:lang|dir)=/)
  })

  it('shows no text of the interface in another language', () => {
    const document = site.read('ar/docs/guide/install/index.html') ?? ''
    expect(document).toContain(ar.skipToContent)
    for (const { skipToContent, onThisPage, copyCode, admonitions, next } of [
      shippedStrings['en'],
      shippedStrings['zh-Hans'],
      shippedStrings['ja'],
    ].flatMap((strings) => strings ?? []))
      for (const text of [skipToContent, onThisPage, copyCode, admonitions.caution, next])
        expect(document).not.toContain(`>${text}<`)
  })

  it('sends browsers no text of a language they have not asked for', () => {
    const assets = listFolder(join(site.root, 'dist/assets')).filter((name) => name.endsWith('.js'))
    const scripts = assets.map((name) => site.read(`assets/${name}`) ?? '').join('\n')
    expect(scripts.length).toBeGreaterThan(10_000)
    for (const { crashTitle, tryAgain, pageError } of Object.values(shippedStrings))
      for (const text of [crashTitle, tryAgain, pageError]) expect(scripts).not.toContain(text)
  })

  it('has fonts for its scripts, and nothing of them on a site in Chinese and English', async () => {
    const styles = (folder: FixtureSite) =>
      listFolder(join(folder.root, 'dist/assets'))
        .filter((name) => name.endsWith('.css'))
        .map((name) => folder.read(`assets/${name}`))
        .join('')
    expect(styles(site)).toContain(':lang(ja){--sans:')
    expect(styles(site)).toContain('[dir=rtl]{--flip:-1}')
    const plain = openFixture({})
    await plain.build()
    expect(styles(plain)).not.toMatch(/Hiragino|--flip:/)
  })
})

it('a site can have every language that the engine has', async () => {
  const locales = Object.keys(shippedStrings).map((id) => ({ id }))
  const site = openFixture(
    {
      'content/zh/docs/index.md': '',
      'content/zh/blog/2022-01-01-hello.md': '',
      'content/zh-Hans/docs/start.md': page('开始', '第一页。'),
    },
    { ...languagesSettings, locales, ...localized('网站') },
  )
  const { warningText } = await site.build()
  expect(warningText).toBe('')
  for (const [id, { docsSidebar, untranslated }] of Object.entries(shippedStrings)) {
    const document = site.read(
      id === 'zh-Hans' ? 'docs/start/index.html' : `${id}/docs/start/index.html`,
    )
    expect(document).toContain(`lang="${id}"`)
    expect(document).toContain(docsSidebar)
    if (id !== 'zh-Hans') expect(document).toContain(untranslated.split('{language}')[0])
  }
})

it('check and build name the texts that a language without strings lacks', async () => {
  const settings = { locales: [{ id: 'zh' }, { id: 'it' }] }
  const site = openFixture({}, settings)
  const missing =
    /warning: \d+ texts of the interface in it are missing: skipToContent, .*, viewAll$/m
  expect((await site.build()).warningText).toMatch(missing)
  expect(await checked(site, settings)).toMatch(missing)
})

/** Texts of the settings for a site in any languages. */
function localized(text: string): Partial<SiteSettings> {
  return {
    title: text,
    tagline: text,
    docs: { title: text, description: text },
    posts: [],
    navbar: { items: [] },
    footer: {},
  }
}
