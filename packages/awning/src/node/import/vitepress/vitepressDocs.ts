import { splitFrontMatter } from '../markdown/frontMatterText.ts'
import type { SourceFolder } from '../source/sourceFolder.ts'
import type { DocPlace } from '../texts/docAddresses.ts'
import { fieldsAt, listAt, textAt } from '../texts/foreignValues.ts'
import { globPattern } from '../texts/globPattern.ts'
import type { VitepressSite } from './vitepressSettings.ts'

/** All texts of a site that have a page. */
export function vitepressDocs(source: SourceFolder, site: VitepressSite): DocPlace[] {
  const excluded = listAt(site.settings, 'srcExclude').map((glob) => globPattern(String(glob)))
  const rewrite = rewriter(fieldsAt(site.settings, 'rewrites'))
  const prefix = site.texts === '' ? '' : `${site.texts}/`
  return source
    .files(site.texts)
    .map((file) => ({ file, path: file.slice(prefix.length) }))
    .filter(
      ({ path }) =>
        path.endsWith('.md') &&
        !/(?:^|\/)(?:\.|node_modules\/)|\[[^\]]+\]/.test(path) &&
        // A note about the repository: the home page is `index.md`.
        path !== 'README.md' &&
        !excluded.some((pattern) => pattern.test(path)),
    )
    .map(({ file, path }) => {
      const written = rewrite(path)
      const locale =
        site.locales.find(({ folder }) => folder !== '' && written.startsWith(`${folder}/`)) ??
        site.locales[0]
      const below = written.slice(locale?.folder ? locale.folder.length + 1 : 0)
      const address = `/${below.replace(/\.md$/, '')}`.replace(/\/index$/, '/')
      return {
        file,
        locale: locale?.id ?? 'en',
        path: visibleName(below),
        address,
        isPage: address === '/' && hasHomeLayout(source.readText(file) ?? '', file),
      }
    })
}

function hasHomeLayout(text: string, file: string): boolean {
  return textAt(splitFrontMatter(text, file, () => {}).fields, 'layout') === 'home'
}

/** This engine ignores names that begin with `_`. */
function visibleName(path: string): string {
  return path.replace(/(^|\/)_+/g, '$1')
}

/** `rewrites` maps paths, which may contain `:name` and `:name*`. */
function rewriter(rewrites: Readonly<Record<string, unknown>>): (path: string) => string {
  const rules = Object.entries(rewrites).map(([from, to]) => ({
    pattern: new RegExp(
      `^${from
        .replace(/[.+^$|[\]\\]/g, '\\$&')
        .replace(/:(\w+)\((.*?)\)/g, '(?<$1>$2)')
        .replace(/:(\w+)\*/g, '(?<$1>.*)')
        .replace(/:(\w+)/g, '(?<$1>[^/]+?)')}$`,
    ),
    to: String(to),
  }))
  return (path) => {
    for (const { pattern, to } of rules) {
      const match = pattern.exec(path)
      if (match) return to.replace(/:(\w+)\*?/g, (_, name: string) => match.groups?.[name] ?? '')
    }
    return path
  }
}
