import { dirname, join, posix } from 'node:path'
import { parseAst } from 'rolldown/parseAst'
import type { SourceFolder } from '../source/sourceFolder.ts'
import type { SiteAssets } from './siteAssets.ts'

const endings = ['', '.tsx', '.jsx', '.ts', '/index.tsx', '/index.jsx', '/index.ts']

/**
 * Where a text of the new site can import a component of the source from; undefined if the engine cannot run it, because
 * it, or something that it imports, needs Docusaurus, a package or styles in elements.
 */
export function siteComponent(
  from: string,
  file: string,
  source: SourceFolder,
  assets: SiteAssets,
): string | undefined {
  const entry = resolveModule(from, file, source)
  const needed = entry === undefined ? undefined : neededFiles(entry, source, new Set())
  if (entry === undefined || needed === undefined) return undefined
  for (const path of needed) assets.placeOf(join(source.root, path))
  return `@site/${entry}`
}

/** A module of the site by its path from the site's folder. */
function resolveModule(from: string, file: string, source: SourceFolder): string | undefined {
  if (!/^(?:@site\/|\.{1,2}\/)/.test(from)) return undefined
  const path = from.startsWith('@site/')
    ? from.slice('@site/'.length)
    : posix.relative(source.root, join(dirname(file), from))
  return source.firstFile(endings.map((end) => path + end))
}

/** The module and everything that it imports; undefined if one of them cannot be run. */
function neededFiles(
  path: string,
  source: SourceFolder,
  seen: Set<string>,
): Set<string> | undefined {
  if (seen.has(path)) return seen
  seen.add(path)
  if (/\.(?:json|module\.css)$/.test(path)) return seen
  const code = source.readText(path)
  if (code === undefined || !/\.[jt]sx?$/.test(path) || /\bstyle\s*=\s*\{/.test(code))
    return undefined
  // What runs in the browser has to say so, which a component of Docusaurus never does.
  if (/\buse[A-Z]\w*\(|\bon[A-Z]\w*=/.test(code) && !/^\s*['"]use client['"]/.test(code))
    return undefined
  for (const from of importsOf(code) ?? ['?']) {
    if (from === 'react') continue
    const next = resolveModule(from, join(source.root, path), source)
    if (next === undefined || !neededFiles(next, source, seen)) return undefined
  }
  return seen
}

function importsOf(code: string): string[] | undefined {
  try {
    return parseAst(code, { lang: 'tsx' }).body.flatMap((statement) =>
      statement.type === 'ImportDeclaration' && statement.importKind !== 'type'
        ? [statement.source.value]
        : [],
    )
  } catch {
    return undefined
  }
}
