import { rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { plainSite } from '../config/plainSite.testing.ts'
import { temporaryFolder } from '../content/temporaryFolder.testing.ts'
import { loadSiteCode, tryLoadSiteCode } from './loadSiteCode.ts'

const both = (text: string) => ({ zh: text, en: text })
const dice = { name: 'dice', title: both('Dice'), caption: both('Throw.'), text: both('Two dice.') }

const code = `
  import { defineSiteCode } from 'awning'
  import { dice } from './labs/dice.ts'
  export default defineSiteCode({ labs: [dice] })`
const lab = `
  import { defineLab, type Lab } from 'awning/lab'
  export const dice: Lab = defineLab({
    ...${JSON.stringify(dice)},
    component: () => import('./DiceLab.tsx'),
  })`
const component = `
  import './dice.css'
  throw new Error('Node ran the component')
  export default function DiceLab() { return null }`

const site = (files: Readonly<Record<string, string>>) =>
  temporaryFolder({ 'site.code.ts': code, 'labs/dice.ts': lab, ...files })

const problemsOf = async (files: Readonly<Record<string, string>>) =>
  (await tryLoadSiteCode(site(files), plainSite)).diagnostics

describe("a site's code in Node", () => {
  it('is read without running a component', async () => {
    const root = site({ 'labs/DiceLab.tsx': component })
    expect(await loadSiteCode(root, plainSite)).toMatchObject({ labs: [dice] })
  })

  it('is read even if a component cannot be parsed or does not exist, which the bundler reports', async () => {
    expect(await loadSiteCode(site({ 'labs/DiceLab.tsx': '<' }), plainSite)).toMatchObject({
      labs: [dice],
    })
    expect(await loadSiteCode(site({}), plainSite)).toMatchObject({ labs: [dice] })
  })

  it('does without the styles of what it imports', async () => {
    const styles = { 'page.css': 'p { margin: 0 }', 'page.module.css': '.x { margin: 0 }' }
    const styled = `import './page.css'\nimport styles from './page.module.css'\n${code}\nstyles.x`
    expect(
      await loadSiteCode(site({ ...styles, 'site.code.ts': styled }), plainSite),
    ).toMatchObject({
      labs: [dice],
    })
  })

  it('is nothing for a site without any', async () => {
    expect(await loadSiteCode(temporaryFolder({}), plainSite)).toMatchObject({ labs: [] })
  })

  it('is read again after an edit of any of its files', async () => {
    const root = site({})
    await loadSiteCode(root, plainSite)
    writeFileSync(join(root, 'labs/dice.ts'), lab.replaceAll('Two dice.', 'Three dice.'))
    const { labs } = await loadSiteCode(root, plainSite)
    expect(labs[0]?.text).toEqual(both('Three dice.'))
    rmSync(join(root, 'site.code.ts'))
    expect(await loadSiteCode(root, plainSite)).toMatchObject({ labs: [] })
  })

  it('names a module that composes social images, which is bundled by itself', async () => {
    const images = `
      import { defineSocialImages } from 'awning'
      import { colour } from './colour.ts'
      export default defineSocialImages({ compose: () => colour })`
    const files = {
      'site.code.ts': "export default { socialImages: './social/images.ts' }",
      'social/images.ts': images,
      'social/colour.ts': "export const colour = 'red'",
    }
    const root = site(files)
    const { socialImages: first } = await loadSiteCode(root, plainSite)
    expect(first).toMatchObject({ file: 'social/images.ts', hash: expect.stringMatching(/^\w+$/) })
    // The hash covers everything that the module imports, but no other code of the site.
    writeFileSync(join(root, 'labs/dice.ts'), '')
    expect((await loadSiteCode(root, plainSite)).socialImages?.hash).toBe(first?.hash)
    writeFileSync(join(root, 'social/colour.ts'), "export const colour = 'blue'")
    const { socialImages: second } = await loadSiteCode(root, plainSite)
    expect(second?.hash).not.toBe(first?.hash)
  })

  it('reports a module of social images that is missing or exports something else', async () => {
    const code = "export default { socialImages: './social/images.ts' }"
    expect(await problemsOf({ 'site.code.ts': code })).toMatchObject([
      {
        file: 'site.code.ts',
        message: 'socialImages names "./social/images.ts", which does not exist',
      },
    ])
    const wrong = { 'site.code.ts': code, 'social/images.ts': 'export default () => 1' }
    expect(await problemsOf(wrong)).toMatchObject([
      {
        file: 'social/images.ts',
        message: 'the default export is not made with defineSocialImages',
        hint: expect.stringContaining('export default defineSocialImages({ … })'),
      },
    ])
    const failing = { 'site.code.ts': code, 'social/images.ts': 'export default document.title' }
    expect(await problemsOf(failing)).toMatchObject([
      { file: 'social/images.ts', message: expect.stringContaining('document is not defined') },
    ])
  })

  it('that is wrong fails with the file and what to write', async () => {
    const root = site({ 'labs/dice.ts': lab.replace('"title"', '"tittle"') })
    await expect(loadSiteCode(root, plainSite)).rejects.toMatchObject({
      name: 'BuildFailure',
      message: [
        'site.code.ts',
        '  error: the lab "dice" has a field "tittle", which labs do not have',
        '      Did you mean "title"?',
        '  error: the lab "dice" has no title',
        "      Write title: { zh: '…' }, one text for each locale.",
      ].join('\n'),
    })
  })

  it('that cannot be parsed, found or run is reported as a mistake of the author, not of the engine', async () => {
    expect(await problemsOf({ 'site.code.ts': 'export default {' })).toMatchObject([
      { file: 'site.code.ts', message: expect.stringContaining('this file cannot be bundled') },
    ])
    expect(await problemsOf({ 'site.code.ts': "import './labs/coin.ts'" })).toMatchObject([
      { file: 'site.code.ts', message: /imports \.\/labs\/coin\.ts/ },
    ])
    expect(await problemsOf({ 'site.code.ts': 'export default document.title' })).toMatchObject([
      {
        file: 'site.code.ts',
        message: 'this file fails when Node runs it: ReferenceError: document is not defined',
        hint: expect.stringContaining('component: () => import('),
      },
    ])
  })
})

describe('a collection of a kind that does not exist', () => {
  const withKind = (kind: string) => ({
    ...plainSite,
    posts: plainSite.posts.slice(0, 1).map((posts) => ({ ...posts, kind })),
  })
  const diagnosticsOf = async (kind: string) =>
    (await tryLoadSiteCode(temporaryFolder({}), withKind(kind))).diagnostics

  it.each([
    ['artcle', 'Did you mean "article"?'],
    ['film', 'Write one of article, or define it with definePostKind in site.code.ts.'],
  ])('is reported in the settings: %s', async (kind, hint) => {
    expect(await diagnosticsOf(kind)).toEqual([
      {
        severity: 'error',
        file: 'site.config.ts',
        message: `posts: the collection "blog" is of the kind "${kind}", which does not exist`,
        hint,
      },
    ])
  })

  it('is not one that the engine has', async () => {
    expect(await diagnosticsOf('article')).toEqual([])
  })
})
