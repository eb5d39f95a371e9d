import { policyHash } from '../../cache/hash.ts'
import { isExternal } from '../../config/address.ts'
import { attributeText, isRunScript, type HeadTag } from '../../config/headTagMistake.ts'
import { mergeSources, type PolicySources } from '../../config/policySources.ts'
import type { SiteConfig } from '../../config/site.ts'
import { analyticsSources } from '../../features/analytics/analyticsTools.ts'
import { giscusOrigin } from '../../features/comments/giscusOrigin.ts'
import { escapeAttribute } from '../../text/escapeHtml.ts'

/** The elements of the settings for the head of every page, as HTML. */
export function headTagsHtml({ head, base }: Pick<SiteConfig, 'head' | 'base'>): string {
  return head.map((element) => elementHtml(element, base)).join('')
}

/** What settings add to the content security policy: hosts and hashes for `head`, and the needs of each service. */
export function policySources(config: SiteConfig): PolicySources {
  return mergeSources([
    ...config.head.map(elementSources),
    ...analyticsSources(config),
    ...(config.comments ? [{ 'frame-src': [giscusOrigin] }] : []),
    config.contentSecurityPolicy,
  ])
}

function elementHtml(element: HeadTag, base: string): string {
  const { tag, content } = element
  const attributes = Object.entries(withDefer(element))
    .filter(([, value]) => value !== false)
    .map(([name, value]) =>
      value === true
        ? ` ${name}`
        : ` ${name}="${escapeAttribute(address(name, String(value), base))}"`,
    )
    .join('')
  const start = `<${tag}${attributes}>`
  return tag === 'meta' || tag === 'link' ? start : `${start}${content ?? ''}</${tag}>`
}

/** A script that is loaded must not delay the page, unless the settings say `defer: false`. */
function withDefer(element: HeadTag): HeadTag['attrs'] {
  const { attrs } = element
  if (!isRunScript(element) || !('src' in attrs)) return attrs
  const isDecided = 'async' in attrs || 'defer' in attrs || attrs['type'] === 'module'
  return isDecided ? attrs : { ...attrs, defer: true }
}

/** Paths of the settings are without base. */
function address(name: string, value: string, base: string): string {
  return /^(?:href|src)$/i.test(name) && !isExternal(value) ? base + value.slice(1) : value
}

function elementSources(element: HeadTag): PolicySources {
  const { tag, content } = element
  const origin = originOf(attributeText(element, tag === 'script' ? 'src' : 'href'))
  switch (tag) {
    case 'meta':
      return {}
    case 'style':
      return { 'style-src': [`'${policyHash(content ?? '')}'`] }
    case 'script': {
      if (!isRunScript(element)) return {}
      return { 'script-src': content === undefined ? origin : [`'${policyHash(content)}'`] }
    }
    case 'link':
      return attributeText(element, 'rel').toLowerCase().split(/\s+/).includes('stylesheet')
        ? { 'style-src': origin }
        : {}
  }
}

/** The origin of another site; none for a file of this one. */
function originOf(target: string): string[] {
  return isExternal(target) ? [new URL(target, 'https://example.com').origin] : []
}
