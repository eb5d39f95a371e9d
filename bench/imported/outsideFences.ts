/** Changes what is outside of code blocks. */
export function outsideFences(body: string, change: (text: string) => string): string {
  return body
    .split(/(^[ \t>]*(`{3,}|~{3,})[^\n]*\n(?:[\s\S]*?\n)?[ \t>]*\2`*~*[ \t]*$)/m)
    .map((part, index) => (index % 3 === 0 ? change(part) : index % 3 === 1 ? part : ''))
    .join('')
}
