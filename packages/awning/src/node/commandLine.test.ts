import { describe, expect, it } from 'vitest'
import { parseCommandLine } from './commandLine.ts'

const parse = (line: string, environment: Record<string, string> = {}) =>
  parseCommandLine(line.split(' ').filter(Boolean), environment)

describe('the command line', () => {
  it('has defaults: the current folder, port 3000, this computer alone', () => {
    expect(parse('preview')).toEqual({
      command: 'preview',
      folder: '.',
      files: [],
      names: [],
      fields: {},
      translations: false,
      deploy: { hsts: false, brotli: false, force: false },
      json: false,
      pagesFirst: false,
      build: false,
      port: 3000,
      host: '127.0.0.1',
      open: false,
    })
  })

  it.each([
    'preview site --port 8080 --host 0.0.0.0 --open',
    'preview --port=8080 --open site --host=0.0.0.0',
    'preview --open --host 0.0.0.0 --port 8080 site',
  ])('takes the folder and options in any order: %s', (line) => {
    expect(parse(line)).toMatchObject({
      folder: 'site',
      port: 8080,
      host: '0.0.0.0',
      open: true,
    })
  })

  it('takes what is built first, and whether to build before a preview', () => {
    expect(parse('build site --pages-first')).toMatchObject({ folder: 'site', pagesFirst: true })
    expect(parse('preview site --build')).toMatchObject({ folder: 'site', build: true })
  })

  it('takes names after new and version, and the folder as an option', () => {
    expect(parse('version 1.0 --folder site')).toMatchObject({ folder: 'site', names: ['1.0'] })
    expect(parse('new post hello --folder site --title Hi --draft')).toMatchObject({
      folder: 'site',
      names: ['post', 'hello'],
      fields: { title: 'Hi', draft: true },
    })
  })

  it('takes a host or an address, and options for them', () => {
    expect(
      parse('deploy-files nginx --port 80 --root /srv/www --hsts', { PORT: '9' }),
    ).toMatchObject({
      names: ['nginx'],
      folder: '.',
      deploy: { port: 80, root: '/srv/www', hsts: true, brotli: false, force: false },
    })
    expect(parse('deploy-files docker', { PORT: '9' })?.deploy).not.toHaveProperty('port')
    expect(parse('doctor https://a.example --json --folder site')).toMatchObject({
      names: ['https://a.example'],
      folder: 'site',
      json: true,
    })
  })

  it('takes what to import, from which folder, and the folder of the new site', () => {
    expect(parse('import docusaurus ../old --to new')).toMatchObject({
      command: 'import',
      names: ['docusaurus', '../old'],
      to: 'new',
    })
    expect(parse('import docusaurus ../old')).not.toHaveProperty('to')
  })

  it('prefers --port to the variable PORT', () => {
    expect(parse('dev', { PORT: '4000' })?.port).toBe(4000)
    expect(parse('dev --port 4001', { PORT: '4000' })?.port).toBe(4001)
    expect(parse('dev', { PORT: '' })?.port).toBe(3000)
  })

  it.each([
    ['0', 0],
    ['65535', 65_535],
  ])('accepts port %s', (text, port) => {
    expect(parse(`dev --port ${text}`)?.port).toBe(port)
  })

  it.each(['65536', '-1', 'x', '80.5', '1e3'])('refuses port %s', (text) => {
    expect(() => parse(`dev --port=${text}`)).toThrow(`"${text}" is no port.`)
  })

  it('takes the share of the pages that a machine builds', () => {
    expect(parse('build site --shard 2/8')).toMatchObject({
      folder: 'site',
      shard: { number: 2, count: 8 },
    })
    expect(parse('build --shard=1/1')?.shard).toEqual({ number: 1, count: 1 })
    expect(parse('build')).not.toHaveProperty('shard')
  })

  it.each(['0/8', '9/8', 'x', '2', '2/', '/8', '-1/8', '1.5/8', '2/0', '2/8/9', '2 / 8'])(
    'refuses shard %s',
    (text) => {
      expect(() => parseCommandLine(['build', `--shard=${text}`], {})).toThrow(
        `"${text}" is no shard. Write --shard 2/8 for the second of eight machines; the first is 1/8.`,
      )
    },
  )

  it.each([
    ['bulid', 'There is no command "bulid". Did you mean build?'],
    ['frobnicate', 'There is no command "frobnicate". Known: build, check'],
    ['preview --prot 1', 'no option of awning preview "--prot". Did you mean --port?'],
    [
      'build --port 1',
      'There is no option of awning build "--port". Known: --shard, --pages-first, --help.',
    ],
    ['check --translation', 'Did you mean --translations?'],
    ['build --shard', '--shard needs a value, as in --shard 2/8.'],
    ['dev --port', '--port needs a value, as in --port 8080.'],
    ['dev --port --open', '--port needs a value, as in --port 8080.'],
    ['dev --host', '--host needs a value, as in --host 0.0.0.0.'],
    ['new doc a --title', '--title needs a value, as in --title "Hello".'],
    ['deploy-files nginx --root', '--root needs a value, as in --root /srv/site.'],
    ['dev --open=yes', '--open takes no value'],
    ['version 1.0 2.0', 'awning version takes no further name than "1.0", and "2.0" follows.'],
    ['new doc a b', 'awning new takes no further name than "a", and "b" follows.'],
    ['new doc a --tite b', 'Did you mean --title?'],
    ['import docusaurus a --into b', 'There is no option of awning import "--into".'],
    ['import docusaurus a --to', '--to needs a value, as in --to my-site.'],
    ['import docusaurus a b', 'awning import takes no further name than "a"'],
    ['build a b', 'awning build takes one folder, and "b" is a second one.'],
  ])('refuses "awning %s" and says what to write', (line, message) => {
    expect(() => parse(line)).toThrow(message)
  })

  it.each(['', 'help', '--help', '-h', 'build --help', 'preview -h'])(
    'explains itself: "%s"',
    (line) => {
      expect(parse(line)).toBeUndefined()
    },
  )

  it('gives the files after the folder to the command that records translations', () => {
    expect(parse('translated shop a.md b.md')?.files).toEqual(['a.md', 'b.md'])
    expect(parse('translated a.md b.mdx')).toMatchObject({ folder: '.', files: ['a.md', 'b.mdx'] })
  })
})
