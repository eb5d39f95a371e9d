/** Plain text as Markdown that shows it, in Markdown and MDX. */
export function markdownText(text: string): string {
  return text.replace(/[\\`*_[\]<>{}|~]/g, '\\$&')
}
