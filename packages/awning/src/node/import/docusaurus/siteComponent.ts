import { readFileSync } from 'node:fs'
import { dirname, join, posix } from 'node:path'
import { parseAst } from 'rolldown/parseAst'
import type { SourceFolder } from '../source/sourceFolder.ts'
import type { SiteAssets } from './siteAssets.ts'

const endings = ['', '.tsx', '.jsx', '.ts', '/index.tsx', '/index.jsx', '/index.ts']

/** A module of the source. */
interface SiteModule {
  /** Its absolute path. */
  readonly path: string
  /** Its path in the new site. */
  readonly place: string
  /** Its real path, to read it. */
  readonly file: string
}

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
  const find = (name: string, importer: string) => findModule(name, importer, source, assets)
  const entry = find(from, file)
  const needed = entry === undefined ? undefined : neededModules(entry, find, new Map())
  if (entry === undefined || needed === undefined) return undefined
  for (const path of needed.keys()) assets.placeOf(path)
  return `@site/${entry.place}`
}

type FindModule = (from: string, importer: string) => SiteModule | undefined

/** A module of the site, or of a folder that the site's settings name. */
function findModule(
  from: string,
  importer: string,
  source: SourceFolder,
  assets: SiteAssets,
): SiteModule | undefined {
  if (!/^(?:@site\/|\.{1,2}\/)/.test(from)) return undefined
  const path = from.startsWith('@site/')
    ? join(source.root, from.slice('@site/'.length))
    : join(dirname(importer), from)
  for (const end of endings) {
    const found = assets.find(path + end)
    if (found) return { path: path + end, ...found }
  }
  return undefined
}

/** The module and everything that it imports, by path; undefined if one of them cannot be run. */
function neededModules(
  module: SiteModule,
  find: FindModule,
  seen: Map<string, SiteModule>,
): Map<string, SiteModule> | undefined {
  const { path, place, file } = module
  if (seen.has(path)) return seen
  seen.set(path, module)
  if (/\.(?:json|module\.css)$/.test(path)) return seen
  if (!/\.[jt]sx?$/.test(path)) return undefined
  const code = readFileSync(file, 'utf8')
  if (/\bstyle\s*=\s*\{/.test(code)) return undefined
  // What runs in the browser has to say so, which a component of Docusaurus never does.
  if (/\buse[A-Z]\w*\(|\bon[A-Z]\w*=/.test(code) && !/^\s*['"]use client['"]/.test(code))
    return undefined
  for (const from of importsOf(code) ?? ['?']) {
    if (from === 'react') continue
    const next = find(from, path)
    if (!next || !isFoundFrom(place, from, next.place) || !neededModules(next, find, seen))
      return undefined
  }
  return seen
}

/** Whether an import of a module leads to the other one in the new site too. */
function isFoundFrom(place: string, from: string, other: string): boolean {
  const path = from.startsWith('@site/')
    ? from.slice('@site/'.length)
    : posix.join(posix.dirname(place), from)
  return endings.some((end) => path + end === other)
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
