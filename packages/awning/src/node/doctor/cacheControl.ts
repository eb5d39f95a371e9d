/** How long a browser may use a response without asking, in seconds: undefined where the headers do not say. */
export function maxAge(headers: Headers): number | undefined {
  const value = headers.get('cache-control')
  if (value === null) return undefined
  if (/\bno-(?:cache|store)\b/i.test(value)) return 0
  const ages = [...value.matchAll(/\bmax-age=(\d+)/gi)].map(([, seconds]) => Number(seconds))
  return ages.length === 0 ? undefined : Math.max(...ages)
}

/** Two rules of a host were joined, and say different things. */
export function isContradictory(headers: Headers): boolean {
  const value = headers.get('cache-control') ?? ''
  const ages = new Set([...value.matchAll(/\bmax-age=(\d+)/gi)].map(([, seconds]) => seconds))
  return ages.size > 1 || (/\bno-cache\b/i.test(value) && /\bimmutable\b/i.test(value))
}
