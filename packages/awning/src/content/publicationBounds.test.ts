import { mkdirSync, symlinkSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { PublicationBounds, type SourceFolder } from './publicationBounds.ts'
import { temporaryFolder } from './temporaryFolder.testing.ts'

/** A site in a folder beside others, whose files are named from the folder around it. */
function bounds(links: Readonly<Record<string, string>> = {}) {
  const around = temporaryFolder({
    'secret.svg': '',
    'site/content/root.svg': '',
    'site/content/zh/docs/a.svg': '',
    'site/content/zh/docs/.hidden/a.svg': '',
    'site/contents/a.svg': '',
    'site/public/a.svg': '',
    'site/art/a.svg': '',
    'site/package.json': '',
    'site/.env': '',
    'site/art/.git/config': '',
    'site/node_modules/.pnpm/logo/logo.svg': '',
    'site-two/a.svg': '',
  })
  for (const [path, target] of Object.entries(links)) symlinkSync(target, join(around, path))
  const found = new PublicationBounds(join(around, 'site'))
  return (path: string, folder: SourceFolder) => found.refusal(join(around, path), folder)
}

const leadsOut = { reason: expect.stringContaining('symbolic link'), hint: expect.any(String) }

describe('a file', () => {
  it.each<[string, SourceFolder]>([
    ['site/content/zh/docs/a.svg', 'content'],
    ['site/content/zh/docs/.hidden/a.svg', 'content'],
    ['site/content/zh/docs/../../root.svg', 'content'],
    ['site/content/root.svg', 'content'],
    ['site/public/a.svg', 'public'],
    ['site/art/a.svg', 'site'],
    ['site/package.json', 'site'],
    ['site/content/root.svg', 'site'],
    ['site/node_modules/.pnpm/logo/logo.svg', 'site'],
  ])('at %s may be published from %s', (path, folder) => {
    expect(bounds()(path, folder)).toBeUndefined()
  })

  it.each<[string, SourceFolder, string]>([
    ['site/package.json', 'content', 'lies outside of content/'],
    ['site/content/../package.json', 'content', 'lies outside of content/'],
    ['site/public/a.svg', 'content', 'lies outside of content/'],
    ['site/contents/a.svg', 'content', 'lies outside of content/'],
    ['site/package.json', 'public', 'lies outside of public/'],
    ['secret.svg', 'content', 'lies outside of content/'],
    ['secret.svg', 'public', 'lies outside of public/'],
    ['secret.svg', 'site', 'lies outside of the site folder'],
    ['site-two/a.svg', 'site', 'lies outside of the site folder'],
  ])('at %s may not be published from %s', (path, folder, reason) => {
    expect(bounds()(path, folder)).toEqual({ reason, hint: expect.any(String) })
  })

  it.each(['site/.env', 'site/art/.git/config'])('at %s is private', (path) => {
    expect(bounds()(path, 'site')?.reason).toContain('private')
  })
})

describe('a symbolic link', () => {
  it.each([
    ['to a file of the content', './zh/docs/a.svg'],
    ['to a file of public/', '../public/a.svg'],
    ['to another file of the site', '../package.json'],
  ])('%s is followed', (_, target) => {
    const refusal = bounds({ 'site/content/link.svg': target })
    expect(refusal('site/content/link.svg', 'content')).toBeUndefined()
  })

  it.each([
    ['above the site', '../../secret.svg'],
    ['beside the site', '../../site-two/a.svg'],
  ])('to a file %s is refused, wherever it lies', (_, target) => {
    const links = {
      'site/content/link.svg': target,
      'site/public/link.svg': target,
      'site/art/link.svg': target,
    }
    const refusal = bounds(links)
    expect(refusal('site/content/link.svg', 'content')).toEqual(leadsOut)
    expect(refusal('site/public/link.svg', 'public')).toEqual(leadsOut)
    expect(refusal('site/art/link.svg', 'site')).toEqual(leadsOut)
  })

  it('to a folder outside of the site is refused with all that is in it', () => {
    const refusal = bounds({ 'site/content/two': '../../site-two' })
    expect(refusal('site/content/two/a.svg', 'content')).toEqual(leadsOut)
  })

  it('to a private file is refused', () => {
    const refusal = bounds({ 'site/content/env.txt': '../.env' })
    expect(refusal('site/content/env.txt', 'content')?.reason).toContain('private')
  })

  it('may be the content folder itself', () => {
    const around = temporaryFolder({ 'texts/a.svg': '', 'secret.svg': '' })
    mkdirSync(join(around, 'site'))
    symlinkSync('../texts', join(around, 'site/content'))
    symlinkSync('../secret.svg', join(around, 'texts/link.svg'))
    const found = new PublicationBounds(join(around, 'site'))
    expect(found.refusal(join(around, 'site/content/a.svg'), 'content')).toBeUndefined()
    expect(found.refusal(join(around, 'site/content/link.svg'), 'content')).toEqual(leadsOut)
  })

  it('may lead to the site itself', () => {
    const around = temporaryFolder({ 'real/content/a.svg': '' })
    symlinkSync('real', join(around, 'site'))
    const found = new PublicationBounds(join(around, 'site'))
    expect(found.refusal(join(around, 'site/content/a.svg'), 'content')).toBeUndefined()
  })
})
