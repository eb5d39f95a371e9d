import { existsSync, readFileSync, readdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { parseSettings } from '../../config/defineSite.ts'
import { temporaryFolder } from '../../content/temporaryFolder.testing.ts'
import { sourceHash } from '../../content/translation/sourceHash.ts'
import { withSavedVersions } from '../settings/withSavedVersions.ts'
import { saveVersion } from './saveVersion.ts'

const start = '---\ntitle: Start\n---\n\n[Use](/docs/guide/use)\n'
const use = '---\ntitle: Use\n---\n\nText.\n'

function site(settings: object = {}) {
  const root = temporaryFolder({
    'content/en/docs/start.md': start,
    'content/en/docs/guide/use.md': use,
    'content/en/docs/guide/_category.yml': 'label: Guide\n',
    'content/en/docs/guide/picture.png': '\0bytes',
    'content/fr/docs/start.md': `---\ntitle: Début\nsource: ${sourceHash(start)}\n---\n\n[U](/docs/guide/use)\n`,
    'content/fr/docs/guide/use.md': '---\ntitle: Usage\nsource: 000000000000\n---\n\nTexte.\n',
  })
  const config = parseSettings(
    {
      url: 'https://a.example',
      title: 'A',
      locales: [{ id: 'en' }, { id: 'fr' }],
      docs: {
        sidebars: {
          all: { folder: '.' },
          some: { items: ['start', { label: 'More', doc: 'start', items: ['guide/use'] }] },
        },
        ...settings,
      },
    },
    {},
  )
  return {
    root,
    read: (path: string) => readFileSync(join(root, path), 'utf8'),
    save: (version: string) => saveVersion(root, withSavedVersions(config, root), version),
    docs: () => withSavedVersions(config, root).docs,
  }
}

describe('saving a version', () => {
  it('copies every file of the docs in every locale', () => {
    const { root, read, save } = site()
    expect(save('1.0')[0]).toBe('Saved 2 docs as version 1.0, at /docs/1.0.')
    expect(readdirSync(join(root, 'content/en/docs/1.0/guide')).toSorted()).toEqual([
      '_category.yml',
      'picture.png',
      'use.md',
    ])
    expect(read('content/en/docs/1.0/guide/picture.png')).toBe('\0bytes')
    expect(read('content/en/docs/1.0/start.md')).toContain('(/docs/1.0/guide/use)')
    expect(read('content/fr/docs/1.0/start.md')).toContain('(/docs/1.0/guide/use)')
    expect(read('content/en/docs/start.md')).toBe(start)
  })

  it('knows docs by their slugs', () => {
    const { root, read, save } = site()
    writeFileSync(join(root, 'content/en/docs/start.md'), start.replace('guide/use', 'better'))
    writeFileSync(
      join(root, 'content/en/docs/guide/use.md'),
      use.replace('title', 'slug: /better\ntitle'),
    )
    save('1.0')
    expect(read('content/en/docs/1.0/start.md')).toContain('(/docs/1.0/better)')
  })

  it.each([
    ['slug: /better', '/docs/1.0/better'],
    ['slug: better', '/docs/1.0/guide/better'],
    ['id: better', '/docs/1.0/guide/use'],
    // A doc with the address of the docs is their index.
    ['slug: /', undefined],
  ])('names the main doc by its address, with %s', (field, main) => {
    const { root, save, docs } = site({
      mainDoc: field.startsWith('id') ? 'guide/better' : 'guide/use',
    })
    writeFileSync(
      join(root, 'content/en/docs/guide/use.md'),
      use.replace('title', `${field}\ntitle`),
    )
    writeFileSync(join(root, 'content/en/docs/a.md'), use)
    save('1.0')
    expect(docs().versions[1]?.main).toBe(main)
  })

  it('keeps translations that were up to date so, and others not', () => {
    const { read, save } = site()
    save('1.0')
    const original = read('content/en/docs/1.0/start.md')
    expect(read('content/fr/docs/1.0/start.md')).toContain(`source: ${sourceHash(original)}\n`)
    expect(read('content/fr/docs/1.0/guide/use.md')).toContain('source: 000000000000\n')
  })

  it('adds it to the versions and sidebars of the settings', () => {
    const { save, docs } = site()
    expect(docs().versions).toHaveLength(1)
    save('1.0')
    expect(docs().versions).toEqual([
      { name: 'current', label: 'Latest', banner: 'none' },
      {
        name: '1.0',
        label: '1.0',
        banner: 'unmaintained',
        path: '/docs/1.0',
        main: '/docs/1.0/guide/use',
      },
    ])
    expect(docs().sidebars).toMatchObject({
      all: { folder: '.' },
      'all 1.0': { folder: '1.0' },
      'some 1.0': {
        items: ['1.0/start', { doc: '1.0/start', items: ['1.0/guide/use'] }],
      },
    })
  })

  it('again copies the docs alone, not the versions before', () => {
    const { root, save, docs } = site({ version: { name: 'current', label: '3.x' } })
    save('1.0')
    save('2.0')
    expect(existsSync(join(root, 'content/en/docs/2.0/1.0'))).toBe(false)
    expect(docs().versions.map(({ label }) => label)).toEqual(['3.x', '2.0', '1.0'])
    expect(Object.keys(docs().sidebars)).toEqual([
      'all',
      'some',
      'all 2.0',
      'some 2.0',
      'all 1.0',
      'some 1.0',
    ])
  })

  it.each(['', '..', '../x', '.hidden', '_x', '01-x', 'a/b', 'a b'])(
    'refuses the name %j',
    (name) => {
      const { root, save } = site()
      expect(() => save(name)).toThrow('cannot be the name of a version')
      expect(existsSync(join(root, 'content/versions.yml'))).toBe(false)
    },
  )

  it('refuses names that are taken', () => {
    const { save } = site()
    save('1.0')
    expect(() => save('1.0')).toThrow('There is a version "1.0" already.')
    expect(() => save('current')).toThrow('There is a version "current" already.')
    expect(() => save('guide')).toThrow('content/en/docs/guide exists already.')
    const rooted = site({ path: '/' })
    expect(() => rooted.save('fr')).toThrow('"/fr" is taken')
    expect(() => rooted.save('assets')).toThrow('"/assets" is taken')
  })

  it('refuses where every version has a folder of its own', () => {
    const { save } = site({ versions: [{ name: 'a', label: 'A', path: '/docs/guide' }] })
    expect(() => save('1.0')).toThrow('Leave path out for the docs that you write.')
  })
})

it('a mistake in content/versions.yml is reported with its line', () => {
  const root = temporaryFolder({
    'content/versions.yml': '- name: a\n  lable: b\n  sidebars: {}\n',
  })
  const config = parseSettings({ url: 'https://a.example', title: 'A' }, {})
  expect(() => withSavedVersions(config, root)).toThrow(
    /content\/versions\.yml[^]*2:3 error: [^]*lable/,
  )
})
