/** Where the Markdown of a page stands: beside its `index.html`. */
export function markdownPath(path: string): string {
  return `${path.replace(/\/$/, '')}/index.md`
}
