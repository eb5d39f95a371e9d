import { list, record, type Data } from '../source/readData.ts'
import type { PluginUse } from './plugins.ts'

/** Plugins that are translated, or whose work the engine does by itself. */
const handled = new Set([
  'content-docs',
  'content-blog',
  'content-pages',
  'client-redirects',
  'sitemap',
  'gtag',
  'google-gtag',
  'ideal-image',
  'pwa',
  'mermaid',
  'live-codeblock',
  'search-algolia',
  'debug',
  'svgr',
  'theme',
  'classic',
  'css-cascade-layers',
  'rsdoctor',
])

const settings: readonly [string, string][] = [
  ['headTags', 'Write the elements into head.'],
  ['scripts', 'Write them into head as elements: { tag: "script", attrs: { src } }.'],
  ['stylesheets', 'Copy them into the new site and name them in theme.css.'],
  [
    'clientModules',
    'Code that runs on every page belongs into a part of the theme (site.code.ts).',
  ],
  ['customFields', 'Components read such values from a module of their own.'],
]

const themeOptions: readonly [string, string][] = [
  ['image', 'The build makes a picture for every page; image in front matter names another one.'],
  ['metadata', 'Write the elements into head.'],
  [
    'tableOfContents',
    'Contents have the levels 2 and 3; toc_max_heading_level in front matter changes that.',
  ],
]

/** Reports settings that have no equivalent here. */
export function reportSettings(
  data: Data,
  plugins: readonly PluginUse[],
  report: (what: string, todo: string) => void,
): void {
  for (const { name } of plugins)
    if (!handled.has(name))
      report(
        `The plugin \`${name}\``,
        'It does nothing in the new site. Look for what it does in the documentation of the engine.',
      )
  for (const [name, todo] of settings)
    if (isSet(data[name])) report(`The setting \`${name}\``, todo)
  const theme = record(data['themeConfig'])
  for (const [name, todo] of themeOptions)
    if (isSet(theme[name])) report(`The setting \`themeConfig.${name}\``, todo)
  for (const { name, options } of plugins) {
    if (options['editUrl'])
      report(
        `The setting \`editUrl\` of ${name}`,
        'Set editUrl to the repository of the new site: its files have other paths.',
      )
    const rehype = [
      ...list(options['rehypePlugins']),
      ...list(options['beforeDefaultRemarkPlugins']),
      ...list(options['remarkPlugins']),
    ]
    for (const plugin of rehype) {
      const label = pluginLabel(plugin)
      if (!/math|katex|npm2yarn/.test(label))
        report(
          `The Markdown plugin \`${label}\``,
          'Texts are not changed by it any more. Look at texts that rely on it.',
        )
    }
    for (const css of [record(options)['customCss']].flat())
      if (typeof css === 'string')
        report(
          `The style sheet ${css}`,
          'It is written for the classes of Docusaurus. Set colours and fonts in theme, and name rules of your own in theme.css.',
        )
  }
}

function pluginLabel(plugin: unknown): string {
  const [first] = Array.isArray(plugin) ? (plugin as unknown[]) : [plugin]
  const { $package: from, $function: name } = record(first)
  return String(from ?? name ?? first)
}

function isSet(value: unknown): boolean {
  if (Array.isArray(value)) return value.length > 0
  return typeof value === 'object' && value !== null
    ? Object.keys(value).length > 0
    : Boolean(value)
}
