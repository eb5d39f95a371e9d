/** Text in a form that no generator takes for a template: Vue reads `{{`, Hugo `{{<` and `{{%`, also in code. */
export function withoutTemplates(text: string): string {
  return text.replace(/\{(?=[{%])/g, '{ ')
}

/** Text as Markdown that every dialect shows as it is. */
export function escapeMarkdown(text: string): string {
  return withoutTemplates(text)
    .replace(/[\\`*_[\]<>|~{}$&]/g, '\\$&')
    .replace(/:(?=[A-Za-z[:])/g, '\\:')
    .replace(/^(\s*)([#+=-])/gm, '$1\\$2')
    .replace(/^(\s*\d+)([.)])(?=\s|$)/gm, '$1\\$2')
}

/** Code within a line, between more backticks than it has. */
export function inlineCode(code: string): string {
  const text = withoutTemplates(code).replace(/\s+/g, ' ')
  const marks = '`'.repeat(longestRun(text) + 1)
  return /^`|`$|^ .* $/.test(text) ? `${marks} ${text} ${marks}` : marks + text + marks
}

/** How many backticks follow one another at most. */
export function longestRun(text: string): number {
  return Math.max(0, ...[...text.matchAll(/`+/g)].map(([run]) => run.length))
}
