import {
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { hash } from '../../cache/hash.ts'
import { temporaryFolder } from '../../content/temporaryFolder.testing.ts'
import { ImportTarget } from './importTarget.ts'
import { runImport } from './runImport.ts'

const settings = "export default { title: 'Lamps', url: 'https://lamps.example', baseUrl: '/' }\n"

function lamps(files: Readonly<Record<string, string>> = {}): string {
  return temporaryFolder({
    'site/docusaurus.config.js': `${settings}// presets`.replace(
      "baseUrl: '/'",
      "baseUrl: '/', presets: [['classic', {}]]",
    ),
    'site/docs/start.md': '# Start\n\nText.\n',
    ...files,
  })
}

function hashOf(folder: string): string {
  const files = readdirSync(folder, { recursive: true, withFileTypes: true })
    .map((entry) => join(entry.parentPath, entry.name))
    .sort()
  return hash(
    ...files.flatMap((file) => [
      file,
      existsSync(file) && !isFolder(file) ? readFileSync(file) : '',
    ]),
  )
}

function isFolder(path: string): boolean {
  try {
    readdirSync(path)
    return true
  } catch {
    return false
  }
}

const run = (root: string, to = 'new', from = 'docusaurus') =>
  runImport({ from, folder: join(root, 'site'), to: join(root, to) })

describe('awning import', () => {
  it('writes a new site with settings, package and report, and leaves the source as it was', async () => {
    const root = lamps()
    const before = hashOf(join(root, 'site'))
    const [line] = await run(root)
    expect(line).toContain('Imported 1 text from')
    expect(readFileSync(join(root, 'new/site.config.ts'), 'utf8')).toContain("title: 'Lamps'")
    expect(readFileSync(join(root, 'new/content/en/docs/start.md'), 'utf8')).toBe(
      '# Start\n\nText.\n',
    )
    expect(readFileSync(join(root, 'new/import-report.md'), 'utf8')).toContain('# Import report')
    expect(JSON.parse(readFileSync(join(root, 'new/package.json'), 'utf8'))).toMatchObject({
      name: 'new',
      scripts: { dev: 'awning dev' },
    })
    expect(hashOf(join(root, 'site'))).toBe(before)
  })

  it.each([
    ['', 'Everything was translated'],
    ['---\nunknown: 1\n---\n', '1 place needs a look'],
    ['---\nunknown: 1\nother: 1\n---\n', '2 places need a look'],
  ])('counts what needs a look: %j', async (fields, message) => {
    const [, line] = await run(lamps({ 'site/docs/start.md': `${fields}# Start\n` }))
    expect(line).toContain(message)
  })

  it('refuses a folder that is not empty, and one inside of the source', async () => {
    const root = lamps({ 'full/a.txt': 'a' })
    await expect(run(root, 'full')).rejects.toThrow('is not empty: it contains a.txt')
    await expect(run(root, 'site/new')).rejects.toThrow('is inside of the site that is imported')
    await expect(run(root, 'full/a.txt')).rejects.toThrow('is a file')
    expect(existsSync(join(root, 'site/new'))).toBe(false)
  })

  it('writes nothing outside of the new folder', () => {
    const root = lamps()
    const target = new ImportTarget(join(root, 'new'), join(root, 'site'))
    expect(() => target.add('../x.md', { text: 'x' })).toThrow('Nothing was written')
    expect(() => target.add('/etc/x', { text: 'x' })).toThrow('Nothing was written')
  })

  it('does not follow a symbolic link out of the source, and says so', async () => {
    const root = lamps({ 'private/secret.md': '# Secret\n' })
    symlinkSync(join(root, 'private'), join(root, 'site/docs/linked'))
    mkdirSync(join(root, 'site/docs/own'))
    writeFileSync(join(root, 'site/docs/own/a.md'), '# A\n')
    symlinkSync(join(root, 'site/docs/own'), join(root, 'site/docs/again'))
    await run(root)
    expect(existsSync(join(root, 'new/content/en/docs/linked'))).toBe(false)
    expect(existsSync(join(root, 'new/content/en/docs/again/a.md'))).toBe(true)
    const report = readFileSync(join(root, 'new/import-report.md'), 'utf8')
    expect(report).toContain('A symbolic link that leads out of the site')
    expect(report).toContain('docs/linked')
  })

  it.each([
    [{ from: 'docusaurs', folder: '.' }, 'Did you mean docusaurus?'],
    [{ from: undefined, folder: undefined }, 'Say what the site is made with'],
    [{ from: 'docusaurus', folder: undefined }, 'Name the folder to import'],
    [{ from: 'docusaurus', folder: '/nowhere' }, 'There is no folder /nowhere.'],
  ])('explains what is wrong with %j', async (request, message) => {
    await expect(runImport({ ...request, to: undefined })).rejects.toThrow(message)
  })

  it('says that a folder is no such site', async () => {
    const root = temporaryFolder({ 'site/a.txt': '' })
    await expect(run(root)).rejects.toThrow('does not look like a site made with Docusaurus')
    expect(existsSync(join(root, 'new'))).toBe(false)
  })

  it('imports the usual folders if the settings cannot be evaluated', async () => {
    const root = lamps({ 'site/docusaurus.config.js': 'throw new Error("no luck")\n' })
    await run(root)
    expect(existsSync(join(root, 'new/content/en/docs/start.md'))).toBe(true)
    expect(readFileSync(join(root, 'new/import-report.md'), 'utf8')).toContain('no luck')
  })
})
