import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { decodedAddress } from '../../text/decodedAddress.ts'

/** Returns the headers of a response, by the target of its request. */
export type HeaderRules = (target: string) => ReadonlyMap<string, string>

interface Rule {
  readonly pattern: RegExp
  readonly lines: readonly string[]
}

/** The rules of the site's `_headers`; none where there is no such file. */
export async function readHeaderRules(root: string): Promise<HeaderRules> {
  const text = await readFile(join(root, '_headers'), 'utf8').catch(() => '')
  return parseHeaderRules(text)
}

/**
 * Reads the format that Netlify and Cloudflare share: a path with `*`, then indented headers. Rules
 * that match add up, and `! Name` removes a header that an earlier rule has set.
 */
export function parseHeaderRules(text: string): HeaderRules {
  const rules = parseRules(text)
  return (target) => {
    const headers = new Map<string, string>()
    const [pathname = ''] = target.split('?', 1)
    for (const { pattern, lines } of rules) {
      if (!pattern.test(decodedAddress(pathname))) continue
      for (const line of lines) applyLine(line, headers)
    }
    return headers
  }
}

function applyLine(line: string, headers: Map<string, string>): void {
  if (line.startsWith('!')) {
    headers.delete(line.slice(1).trim().toLowerCase())
    return
  }
  const colon = line.indexOf(':')
  if (colon < 1) return
  const name = line.slice(0, colon).trim().toLowerCase()
  const value = line.slice(colon + 1).trim()
  const before = headers.get(name)
  headers.set(name, before === undefined ? value : `${before}, ${value}`)
}

function parseRules(text: string): Rule[] {
  const rules: { pattern: RegExp; lines: string[] }[] = []
  for (const line of text.split(/\r?\n/)) {
    if (line.trim() === '' || line.trimStart().startsWith('#')) continue
    if (/^\s/.test(line)) rules.at(-1)?.lines.push(line.trim())
    else rules.push({ pattern: pathPattern(line.trim()), lines: [] })
  }
  return rules
}

function pathPattern(path: string): RegExp {
  const literal = decodedAddress(path).replace(/[.+?^${}()|[\]\\]/g, '\\$&')
  return new RegExp(`^${literal.replaceAll('*', '.*')}$`, 's')
}
