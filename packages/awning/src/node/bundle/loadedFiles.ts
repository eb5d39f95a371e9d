import { existsSync, readFileSync } from 'node:fs'
import { dirname, join, resolve } from 'node:path'
import type { Plugin } from 'rolldown'
import { isEngineSource } from '../../cache/sourcePaths.ts'

/** Notes which files a bundler has loaded: a bundle stays valid as long as they are the same. */
export interface LoadedFiles {
  readonly plugin: Plugin
  /** All of them but the engine's own, which count by the engine's hash. */
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
      const own = files.filter((path) => !/[\\/]node_modules[\\/]/.test(path))
      const all = [...files, ...own.flatMap(namedFiles), ...own.flatMap(settingsAbove)]
      return [...new Set(all)].sort()
    },
  }
}

/** The content model compiles MDX, and the bundle's key holds the result: an edit of front matter makes no new bundle. */
function isCompiled(path: string): boolean {
  return path.endsWith('.mdx')
}

/** Modules that plugins make up have other ids. */
function isFilePath(id: string): boolean {
  return !id.includes('\0') && !id.startsWith('virtual:') && resolve(id) === id && existsSync(id)
}

/**
 * Files that a style sheet imports or a script addresses with `new URL`: bundlers read them without
 * making them modules. Every text that could be such a path counts, also where there is no such
 * file now.
 */
function namedFiles(path: string): string[] {
  if (!/\.(?:css|[cm]?[jt]sx?)$/.test(path)) return []
  const named = readFileSync(path, 'utf8').matchAll(/['"(]\s*(\.{1,2}\/[^'")?#*\s]+)/g)
  return Array.from(named, ([, name = '']) => join(dirname(path), name))
}

/** They decide how a bundler reads a module: kind of module, form of JSX, side effects. */
function settingsAbove(path: string): string[] {
  const found: string[] = []
  for (let folder = dirname(path); dirname(folder) !== folder; folder = dirname(folder)) {
    found.push(join(folder, 'tsconfig.json'), join(folder, 'package.json'))
    if (existsSync(join(folder, 'package.json'))) break
  }
  return found
}
