import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import ts from 'typescript'
import { describe, expect, it, onTestFinished } from 'vitest'
import { findTypeScript } from './findTypeScript.ts'

/** A site with packages that say nothing but their version. */
function siteWith(versions: Readonly<Record<string, string>>): string {
  const root = mkdtempSync(join(tmpdir(), 'typescript-'))
  onTestFinished(() => rmSync(root, { recursive: true, force: true }))
  for (const [name, version] of Object.entries(versions)) {
    const folder = join(root, 'node_modules', name)
    mkdirSync(folder, { recursive: true })
    writeFileSync(join(folder, 'package.json'), JSON.stringify({ name, version }))
    writeFileSync(join(folder, 'index.js'), `exports.version = '${version}'`)
  }
  return root
}

describe('the TypeScript that reads types', () => {
  it.each([
    ['5.9.3', { typescript: '5.9.3' }],
    ['6.0.1', { typescript: '6.0.1' }],
    ['5.8.2', { typescript: '7.0.2', typescript5: '5.8.2' }],
    ['5.8.2', { typescript: '5.9.3', typescript5: '5.8.2' }],
  ])('is %s in a site that has installed %o', (version, installed) => {
    expect(findTypeScript(siteWith(installed))?.version).toBe(version)
  })

  it("is the engine's own where a site has none that can be used", () => {
    expect(findTypeScript(siteWith({ typescript: '7.0.2' }))?.version).toBe(ts.version)
    expect(findTypeScript(siteWith({}))?.version).toBe(ts.version)
  })
})
