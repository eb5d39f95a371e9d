import { mkdirSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { siteCodeFile } from '../../src/config/siteCodeFile.ts'
import { repositoryRoot } from '../repositoryRoot.ts'

export type Files = Readonly<Record<string, string | Buffer>>

/** The folder of a fixture site. This file loads nothing of the engine, so browser tests can use it without waiting for that. */
export interface FixtureFiles {
  readonly root: string
  write(path: string, text: string | Buffer): void
  remove(): void
}

const plainFiles: Files = {
  'content/zh/docs/index.md': '---\ntitle: Home\n---\n\nThe first page.\n',
  'content/zh/blog/2022-01-01-hello.md': '---\ntitle: Hello\nslug: hello\n---\n\nThe first post.\n',
}

/** `files` are added to a site that builds; one given as an empty string is left out. */
export function writeFixture(files: Files): FixtureFiles {
  const root = mkdtempSync(join(tmpdir(), 'fixture-'))
  const write = (path: string, text: string | Buffer) => {
    mkdirSync(dirname(join(root, path)), { recursive: true })
    writeFileSync(join(root, path), text)
  }
  for (const [path, text] of Object.entries({ ...plainFiles, ...files }))
    if (text !== '') write(path, text)
  if (hasOwnBundle(files)) {
    symlinkSync(join(repositoryRoot, 'node_modules'), join(root, 'node_modules'))
    write('package.json', '{ "type": "module" }')
  }
  return { root, write, remove: () => rmSync(root, { recursive: true, force: true }) }
}

/**
 * MDX and the site's code are part of the bundle, so a site with either needs one of its own: that
 * takes seconds, and a process can load only one such bundle.
 */
export function hasOwnBundle(files: Files): boolean {
  return Object.keys(files).some(
    (path) => path.endsWith('.mdx') || path === siteCodeFile || /^pages\/.*\.[jt]sx$/.test(path),
  )
}
