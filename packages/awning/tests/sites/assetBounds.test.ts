import { existsSync, renameSync, rmSync, symlinkSync } from 'node:fs'
import { basename, join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { temporaryFolder } from '../../src/content/temporaryFolder.testing.ts'
import { expectMistake } from './expectMistake.ts'
import type { Files } from './fixtureFiles.ts'
import { failureOf, openFixture, page, problemsIn } from './openFixture.ts'

const doc = 'content/zh/docs/a.md'
const post = 'content/zh/blog/2022-02-02-b.md'
const authors = 'content/authors.yml'
const svg = '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 30 20"><path d="M0 0"/></svg>'

/** Files of the site's root, which is one level above the content. */
const above: Files = {
  'above.svg': svg,
  'above.diagram.svg': svg,
  'above.txt': 'secret',
  '.env': 'secret',
}

describe('a file one level above the content', () => {
  it.each<[what: string, file: string, text: string, place: string, message: RegExp]>([
    ['image', doc, page('A', 'x ![a](../../../above.svg)'), '5:3', /the image .*content\//],
    ['encoded image', doc, page('A', '![a](%2e%2e/../../above.svg)'), '5:1', /content\//],
    ['image by reference', doc, page('A', 'x ![a][b]\n\n[b]: ../../../above.svg'), '5:3', /image/],
    ['image from public/', doc, page('A', '![a](/../above.svg)'), '5:1', /public\//],
    ['image from above the site', doc, page('A', '![a](@site/../../etc/hostname)'), '5:1', /site/],
    ['private image of the site', doc, page('A', '![a](@site/.env)'), '5:1', /private/],
    ['diagram', doc, page('A', '![a](../../../above.diagram.svg)'), '5:1', /the diagram .*content/],
    ['link', doc, page('A', 'x [a](../../../above.txt)'), '5:3', /the file .*content\//],
    ['private link', doc, page('A', '[a](../../../.env)'), '5:1', /the file .*content\//],
    ['link by reference', doc, page('A', '[a][b]\n\n[b]: ../../../above.txt'), '5:1', /content/],
    ['link into public/', doc, page('A', '[a](/../above.txt)'), '5:1', /public\//],
    ['picture of the page', doc, page('A', 'x', 'image: ../../../above.svg'), '3:1', /^image: /],
    ['picture of a post', post, page('B', 'x', 'image: ../../../above.svg'), '3:1', /^image: /],
    [
      'author of a post',
      post,
      page('B', 'x', 'authors: { name: Me, image: ../above.svg }'),
      '3:1',
      /Me lies outside of content\//,
    ],
  ])('is not published as %s', async (_, file, text, place, message) => {
    await expectMistake(
      // `@site/../..` needs a file above the site, whatever there is on the machine.
      { ...above, [file]: text.replace('@site/../../etc/hostname', `@site/../${outsideFile()}`) },
      { file, place, message, hint: /content\// },
    )
  })

  it.each(['/etc/hostname', '..%2f..%2f..%2fabove.svg', '../../../above.svg%00', '%00'])(
    'is not named by %s, which is no file',
    async (target) => {
      await expectMistake(
        { ...above, [doc]: page('A', `![a](${target})`) },
        { file: doc, place: '5:1', message: /does not exist/ },
      )
    },
  )

  it('is not published as the picture of a known author', async () => {
    await expectMistake(
      {
        ...above,
        [authors]: 'me:\n  name: Me\n  image: ../above.svg\n',
        [post]: page('B', 'x', 'authors: me'),
      },
      { file: authors, place: '3:3', message: /Me lies outside of content\//, hint: /content\// },
    )
  })

  it('is not published by raw HTML, where it is a broken link', async () => {
    const html = '<img src="../../../above.svg" alt="">'
    const site = openFixture({ ...above, [doc]: page('A', html) })
    const report = problemsIn(await failureOf(site)).filter(({ severity }) => severity === 'error')
    expect(report).toMatchObject([
      {
        file: doc,
        place: '5:1',
        message: expect.stringContaining('../../../above.svg leads to no'),
      },
    ])
    expect(existsSync(join(site.root, 'dist'))).toBe(false)
  })

  it('is not published by a second build, once a link leads there', async () => {
    const site = openFixture({ [doc]: page('A', '![a](./b.svg)'), 'content/zh/docs/b.svg': svg })
    await site.build()
    const file = join(site.root, 'content/zh/docs/b.svg')
    rmSync(file)
    symlinkSync(join(temporaryFolder({ 'b.svg': svg }), 'b.svg'), file)
    expect(await failureOf(site)).toContain('symbolic link')
  })

  it('is not published by a second build, once its folder is elsewhere and another text is edited', async () => {
    const site = openFixture({ [doc]: page('A', 'x'), 'content/zh/docs/g/b.md': page('B', 'x') })
    await site.build()
    const folder = join(site.root, 'content/zh/docs/g')
    const elsewhere = join(temporaryFolder({}), 'g')
    renameSync(folder, elsewhere)
    symlinkSync(elsewhere, folder)
    site.write(doc, page('A', 'y'))
    expect(await failureOf(site)).toContain('symbolic link')
  })
})

describe('a file at the root of the content', () => {
  it('is published, whatever names it', async () => {
    const site = openFixture({
      'content/root.svg': svg,
      'content/root.diagram.svg': svg,
      'content/root.txt': 'text',
      'art/site.svg': svg,
      'public/public.svg': svg,
      [authors]: 'me:\n  name: Me\n  image: root.svg\n',
      [doc]: page(
        'A',
        [
          '![a](../../root.svg)',
          '![a](../../root.diagram.svg)',
          '[a](../../root.txt)',
          '![a](@site/art/site.svg)',
          '![a](/public.svg)',
          '![a](/img/../public.svg)',
        ].join('\n\n'),
        'image: ../../root.svg',
      ),
      [post]: page('B', 'x', 'authors: me'),
    })
    await site.build()
    const html = site.read('docs/a/index.html') ?? ''
    expect(html).toMatch(/\/assets\/root-\w{10}\.svg/)
    expect(html).toMatch(/href="\/assets\/root-\w{10}\.txt"/)
    expect(html).toMatch(/src="\/assets\/site-\w{10}\.svg"/)
    expect(html.match(/src="\/public\.svg"/g)).toHaveLength(2)
    expect(html).toContain('<figure class="diagram">')
  })
})

describe('a symbolic link in the content', () => {
  const outside = () => temporaryFolder({ 'a.svg': svg, 'a.md': page('Secret'), 'a.yml': '{}' })

  it('to a file of the site is followed', async () => {
    const site = openFixture({
      'art/site.svg': svg,
      'texts/linked.md': page('Linked', 'Text.'),
      [doc]: page('A', '![a](./link.svg)'),
    })
    symlinkSync('../../../art/site.svg', join(site.root, 'content/zh/docs/link.svg'))
    symlinkSync('../../../texts/linked.md', join(site.root, 'content/zh/docs/linked.md'))
    await site.build()
    expect(site.read('docs/a/index.html')).toMatch(/\/assets\/link-\w{10}\.svg/)
    expect(site.read('docs/linked/index.html')).toContain('Linked')
  })

  it('in public/ is copied as what it leads to, and refused where that is outside of the site', async () => {
    const site = openFixture({ 'art/site.svg': svg, 'public/_a/b.txt': 'B' })
    symlinkSync('../art/site.svg', join(site.root, 'public/link.svg'))
    symlinkSync('_a', join(site.root, 'public/.folder'))
    await site.build()
    expect(site.read('link.svg')).toBe(svg)
    expect(site.read('.folder/b.txt')).toBe('B')
    symlinkSync(join(outside(), 'a.svg'), join(site.root, 'public/out.svg'))
    symlinkSync('.', join(site.root, 'public/circle'))
    symlinkSync('nothing', join(site.root, 'public/nothing'))
    expect(problemsIn(await failureOf(site))).toMatchObject([
      { file: 'public/circle', message: expect.stringContaining('that contains it') },
      { file: 'public/nothing', message: expect.stringContaining('to nothing') },
      { file: 'public/out.svg', message: expect.stringContaining('out of the site') },
    ])
  })

  it('to an image outside of the site is refused', async () => {
    const site = openFixture({ [doc]: page('A', '![a](./link.svg)') })
    symlinkSync(join(outside(), 'a.svg'), join(site.root, 'content/zh/docs/link.svg'))
    expect(problemsIn(await failureOf(site))).toMatchObject([
      { file: doc, place: '5:1', message: expect.stringContaining('symbolic link') },
    ])
  })

  it('to a folder outside of the site is refused with its files', async () => {
    const site = openFixture({ [doc]: page('A', '[a](./folder/a.svg)') })
    symlinkSync(outside(), join(site.root, 'content/zh/docs/folder'))
    expect(problemsIn(await failureOf(site))).toMatchObject([
      { file: 'content/zh/docs/folder', message: expect.stringContaining('out of the site') },
      { file: doc, place: '5:1', message: expect.stringContaining('symbolic link') },
    ])
  })

  it('to a folder of the site is followed: its texts are pages', async () => {
    const site = openFixture({
      'texts/guide/first.md': page('First', '![a](./a.svg) [second](./second.md)'),
      'texts/guide/second.md': page('Second'),
      'texts/guide/a.svg': svg,
    })
    symlinkSync('../../../texts/guide', join(site.root, 'content/zh/docs/guide'))
    const { warningText } = await site.build()
    expect(warningText).not.toContain('guide')
    const html = site.read('docs/guide/first/index.html') ?? ''
    expect(html).toMatch(/\/assets\/a-\w{10}\.svg/)
    expect(html).toContain('href="/docs/guide/second"')
  })

  it.each([
    ['circle', '..', 'to a folder that contains it'],
    ['gone.md', './nothing', 'to nothing'],
  ])('that leads nowhere is reported: %s → %s', async (name, target, message) => {
    const site = openFixture({ [doc]: page('A') })
    symlinkSync(target, join(site.root, 'content/zh/docs', name))
    expect(problemsIn(await failureOf(site))).toMatchObject([
      { file: `content/zh/docs/${name}`, message: expect.stringContaining(message) },
    ])
  })

  it('that leads round over two folders is reported', async () => {
    const site = openFixture({
      'content/zh/docs/x/a.md': page('A'),
      'content/zh/docs/y/b.md': page('B'),
    })
    symlinkSync('../y', join(site.root, 'content/zh/docs/x/to-y'))
    symlinkSync('../x', join(site.root, 'content/zh/docs/y/to-x'))
    expect(problemsIn(await failureOf(site)).map(({ file }) => file)).toEqual([
      'content/zh/docs/x/to-y/to-x',
      'content/zh/docs/y/to-x/to-y',
    ])
  })

  it.each([
    ['content/zh/docs/linked.md', 'a.md'],
    ['content/en/docs/index.md', 'a.md'],
    ['content/tags.yml', 'a.yml'],
    ['content/authors.yml', 'a.yml'],
    ['content/glossary.yml', 'a.yml'],
    ['content/zh/docs/folder/_category.yml', 'a.yml'],
  ])('does not make %s of a text outside of the site', async (file, target) => {
    const site = openFixture({
      'content/zh/docs/folder/b.md': page('B'),
      'content/en/docs/folder/b.md': page('B'),
    })
    symlinkSync(join(outside(), target), join(site.root, file))
    expect(problemsIn(await failureOf(site))).toMatchObject([
      { file, message: expect.stringContaining('symbolic link') },
    ])
  })
})

describe('a file that MDX names', () => {
  it('is not published from above the content either', { timeout: 60_000 }, async () => {
    const file = 'content/zh/docs/m.mdx'
    await expectMistake(
      { ...above, [file]: page('M', '<b>[a](../../../above.txt)</b>') },
      { file, place: '5:4', message: /the file .*content\// },
    )
  })
})

/** The name of a file in a folder next to the fixture. */
function outsideFile(): string {
  return `${basename(temporaryFolder({ 'a.svg': svg }))}/a.svg`
}
