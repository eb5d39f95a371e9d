import { existsSync, readFileSync } from 'node:fs'
import { dirname, join, resolve } from 'node:path'
import type { Plugin } from 'rolldown'
import { isEngineSource } from '../../cache/sourcePaths.ts'

/** Records which files a bundler has loaded. A bundle stays valid as long as they are unchanged. */
export interface LoadedFiles {
  readonly plugin: Plugin
  /** All loaded files except the engine's, which are covered by `engineHash`. */
  list(): string[]
}

export function loadedFiles(): LoadedFiles {
  const modules = new Set<string>()
  return {
    plugin: {
      name: 'awning:loaded-files',
      buildEnd() {
        for (const id of this.getModuleIds()) modules.add(id.replace(/\?.*$/, ''))
      },
    },
    list() {
      const files = [...modules].filter(
        (path) => isFilePath(path) && !isEngineSource(path) && !isCompiled(path),
      )
      const siteFiles = files.filter((path) => !/[\\/]node_modules[\\/]/.test(path))
      const all = [
        ...files,
        ...siteFiles.flatMap(referencedFiles),
        ...siteFiles.flatMap(settingsAbove),
      ]
      return [...new Set(all)].sort()
    },
  }
}

/** MDX is compiled with the content, and the result is part of the bundle's key. So an edit of front matter needs no new bundle. */
function isCompiled(path: string): boolean {
  return path.endsWith('.mdx')
}

/** Virtual modules of plugins have ids that are not paths. */
function isFilePath(id: string): boolean {
  return !id.includes('\0') && !id.startsWith('virtual:') && resolve(id) === id && existsSync(id)
}

/**
 * Files that a style sheet imports, or that a script names with `new URL`: bundlers read them but do
 * not list them as modules. Every string that could be such a path is included, even if the file does
 * not exist now.
 */
function referencedFiles(path: string): string[] {
  if (!/\.(?:css|[cm]?[jt]sx?)$/.test(path)) return []
  const references = readFileSync(path, 'utf8').matchAll(/['"(]\s*(\.{1,2}\/[^'")?#*\s]+)/g)
  return Array.from(references, ([, name = '']) => join(dirname(path), name))
}

/** The files that determine how a bundler reads a module: its format, the JSX runtime, side effects. */
function settingsAbove(path: string): string[] {
  const found: string[] = []
  for (let folder = dirname(path); dirname(folder) !== folder; folder = dirname(folder)) {
    found.push(join(folder, 'tsconfig.json'), join(folder, 'package.json'))
    if (existsSync(join(folder, 'package.json'))) break
  }
  return found
}
