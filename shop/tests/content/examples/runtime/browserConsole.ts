import { inspect } from './inspect.ts'

const plain = ['log', 'info', 'warn', 'error', 'debug', 'trace', 'group', 'groupCollapsed']

/** What Node would print for a call of a console method; nothing for one that prints nothing. */
export function createFormat(): (method: string, parts: readonly unknown[]) => string | undefined {
  const counts = new Map<string, number>()
  return (method, parts) => {
    if (plain.includes(method)) return formatParts(parts)
    if (method === 'dir') return inspect(parts[0])
    if (method === 'assert') {
      if (parts[0]) return undefined
      return parts.length > 1
        ? `Assertion failed: ${formatParts(parts.slice(1))}`
        : 'Assertion failed'
    }
    if (method === 'count') {
      const label = String(parts[0] ?? 'default')
      counts.set(label, (counts.get(label) ?? 0) + 1)
      return `${label}: ${counts.get(label)}`
    }
    if (method === 'countReset') counts.delete(String(parts[0] ?? 'default'))
    return undefined
  }
}

function formatParts([first, ...rest]: readonly unknown[]): string {
  if (typeof first !== 'string') return [first, ...rest].map(formatPart).join(' ').trim()
  const left = [...rest]
  const text = first.replace(/%([sdifoOcj%])/g, (whole, letter: string) => {
    if (letter === '%') return '%'
    if (left.length === 0) return whole
    const part = left.shift()
    if (letter === 'c') return ''
    if (letter === 's') return formatPart(part)
    if (letter === 'd') return String(Number(part))
    if (letter === 'i') return String(Number.parseInt(String(part), 10))
    if (letter === 'f') return String(Number.parseFloat(String(part)))
    return letter === 'j' ? JSON.stringify(part) : inspect(part)
  })
  return [text, ...left.map(formatPart)].join(' ')
}

function formatPart(part: unknown): string {
  return typeof part === 'string' ? part : inspect(part)
}
