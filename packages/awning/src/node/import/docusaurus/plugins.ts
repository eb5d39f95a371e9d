import { isAbsolute, relative } from 'node:path'
import { isCode, list, record, text, type Data } from '../source/readData.ts'

/** A plugin of the settings with its options. */
export interface PluginUse {
  /** Without the words that all official plugins share: `content-docs`. */
  readonly name: string
  readonly options: Data
}

const plain = (name: string) =>
  name
    .replace(/^@docusaurus\//, '')
    .replace(/^docusaurus-/, '')
    .replace(/^(?:plugin|theme|preset)-/, '')

/** All plugins: those of the preset with its options, then the others. */
export function pluginsOf(settings: Data): PluginUse[] {
  const presets = list(settings['presets']).flatMap(pluginUse)
  return [
    ...presets.flatMap(({ name, options }) =>
      name === 'classic' ? classicPlugins(options) : [{ name: `preset ${name}`, options }],
    ),
    ...[...list(settings['plugins']), ...list(settings['themes'])].flatMap(pluginUse),
  ]
}

/** The parts of the classic preset that are not switched off. */
function classicPlugins(options: Data): PluginUse[] {
  const parts: [string, string][] = [
    ['docs', 'content-docs'],
    ['blog', 'content-blog'],
    ['pages', 'content-pages'],
  ]
  const optional = ['gtag', 'googleAnalytics', 'googleTagManager', 'theme', 'sitemap', 'svgr']
  return [
    ...parts.flatMap(([part, name]) =>
      options[part] === false ? [] : [{ name, options: record(options[part]) }],
    ),
    ...optional.flatMap((part) =>
      options[part] ? [{ name: part, options: record(options[part]) }] : [],
    ),
  ]
}

function pluginUse(written: unknown): PluginUse[] {
  if (!written) return []
  const [name, options] = Array.isArray(written) ? (written as unknown[]) : [written, {}]
  if (options === false) return []
  if (typeof name === 'string')
    return [{ name: plain(packageName(name)), options: record(options) }]
  const code = record(name)
  return [
    {
      name: isCode(name)
        ? String(code['$package'] ?? code['$function'] ?? 'a function')
        : 'a function',
      options: record(options),
    },
  ]
}

/** `require.resolve('@docusaurus/plugin-x')` is a path, or the name itself where packages are not installed. */
function packageName(name: string): string {
  const [, inside] = /node_modules\/((?:@[^/]+\/)?[^/]+)/.exec(name.replaceAll('\\', '/')) ?? []
  return inside ?? name
}

/** A path of the settings as seen from the site's folder. */
export function sitePath(root: string, path: string): string {
  const plainPath = isAbsolute(path) ? relative(root, path) : path
  return plainPath.replaceAll('\\', '/').replace(/^\.\//, '').replace(/\/$/, '')
}

export function routeOf(options: Data, otherwise: string): string {
  const route = (text(options['routeBasePath']) ?? otherwise).replace(/^\/+|\/+$/g, '')
  return route === '' ? '/' : `/${route}`
}
