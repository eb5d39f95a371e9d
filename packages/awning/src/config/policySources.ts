/** Directives of the content security policy that settings extend, in the order in which they are written. */
export const policyDirectives = [
  'script-src',
  'style-src',
  'img-src',
  'connect-src',
  'font-src',
  'frame-src',
  'media-src',
  'form-action',
] as const

export type PolicyDirective = (typeof policyDirectives)[number]

/** What is allowed in addition to the site's own files: origins, and hashes of inline code. */
export type PolicySources = Readonly<Partial<Record<PolicyDirective, readonly string[]>>>

export function mergeSources(list: readonly PolicySources[]): PolicySources {
  return Object.fromEntries(
    policyDirectives.flatMap((directive) => {
      const sources = new Set(list.flatMap((one) => one[directive] ?? []))
      return sources.size === 0 ? [] : [[directive, [...sources]]]
    }),
  )
}
