import { join } from 'node:path'
import { readSource } from '../../cache/recording.ts'
import { blockedInCss, withoutComments } from '../../config/blockedInCss.ts'
import { parsePolicy } from '../../config/contentPolicy.ts'
import type { SiteConfig } from '../../config/site.ts'
import type { Diagnostic } from '../../content/diagnostic.ts'
import { languageCss } from '../../theme/styles/languageCss.ts'
import { areaAccentCss, siteTokenCss } from '../../theme/styles/siteTokens.ts'
import { lineAndColumn } from '../../text/lineAndColumn.ts'
import { contentSecurityPolicy } from '../render/contentSecurityPolicy.ts'
import { policySources } from './headTags.ts'

export interface SiteCss {
  /** CSS that every page loads after the theme's own style sheet. */
  readonly css: string
  readonly diagnostics: readonly Diagnostic[]
}

/** Styles of the site's languages, colours and fonts of the settings, followed by the style sheets that the settings name. */
export function siteCss(root: string, config: SiteConfig): SiteCss {
  const diagnostics: Diagnostic[] = []
  const sheets = config.theme.css.map((path) => {
    const file = path.slice('./'.length)
    const text = readSource(join(root, file))?.toString()
    if (text !== undefined) {
      diagnostics.push(...mistakesIn(text, file), ...blockedIn(text, file, config))
      return withBase(text, config.base)
    }
    diagnostics.push({
      severity: 'error',
      file: 'site.config.ts',
      message: `theme.css names "${path}", which does not exist`,
      hint: 'The path is relative to the folder of site.config.ts.',
    })
    return ''
  })
  return {
    css: [languageCss(config) + siteTokenCss(config.theme) + areaAccentCss(config), ...sheets]
      .join('\n')
      .trim(),
    diagnostics,
  }
}

/** The sheet becomes part of another file, so relative addresses in it would break. */
function mistakesIn(css: string, file: string): Diagnostic[] {
  const code = withoutComments(css)
  const found = code.matchAll(/@import\b|\burl\(\s*(["']?)(?!\/|[a-z][a-z\d+.-]*:|#)([^"')\s]+)/gi)
  return [...found].map(({ 0: text, 2: target, index }): Diagnostic => {
    return {
      severity: 'error',
      file,
      ...lineAndColumn(code, index),
      ...(target === undefined
        ? {
            message: `${text} cannot be used here`,
            hint: "Name the file in site.config.ts as well: theme: { css: ['./a.css', './b.css'] }.",
          }
        : {
            message: `the address "${target}" is no file of this site`,
            hint: 'Put the file into public/ and write its address from there: url(/fonts/text.woff2).',
          }),
    }
  })
}

/** What pages may not load: files of other sites that the settings do not allow, and fonts inside of the sheet. */
function blockedIn(css: string, file: string, config: SiteConfig): Diagnostic[] {
  const policy = parsePolicy(contentSecurityPolicy([], policySources(config)))
  return blockedInCss(css, policy, config.url)
    .filter(({ index }) => !/^@import/i.test(css.slice(index)))
    .map(({ index, message, hint }) => ({
      severity: 'error',
      file,
      ...lineAndColumn(css, index),
      message,
      hint,
    }))
}

/** Addresses in the settings and in style sheets are written as for a site at `/`. */
function withBase(css: string, base: string): string {
  return base === '/' ? css : css.replace(/(\burl\(\s*["']?)\/(?!\/)/gi, `$1${base}`)
}
