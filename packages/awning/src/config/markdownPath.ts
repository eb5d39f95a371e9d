/** Path of a page's Markdown, next to its `index.html`. */
export function markdownPath(path: string): string {
  return `${path.replace(/\/$/, '')}/index.md`
}
