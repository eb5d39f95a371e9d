const FENCE = /^([ \t>]*(?:(?:[-*+]|\d{1,9}[.)])[ \t]+)*(`{3,}(?=[^`]*$)|~{3,}))(.*)$/

/** Writes other text behind the marks with which code blocks begin. `change` gets that text and its line, from 1. */
export function mapFences(body: string, change: (info: string, line: number) => string): string {
  let open: string | undefined
  return body
    .split('\n')
    .map((text, index) => {
      const [, opening = '', marks, info = ''] = FENCE.exec(text) ?? []
      if (open !== undefined) {
        if (marks?.startsWith(open) && /^[ \t>]*[`~]+[ \t]*$/.test(text)) open = undefined
        return text
      }
      open = marks
      return marks === undefined ? text : opening + change(info, index + 1)
    })
    .join('\n')
}
