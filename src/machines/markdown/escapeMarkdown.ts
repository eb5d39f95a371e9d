/** Plain words, so that Markdown reads them as they are; underscores within a word need no help. */
export function escapeMarkdown(text: string): string {
  return text
    .replace(/\s*\n\s*/g, ' ')
    .replace(/[\\*[\]<]|(?<![\p{L}\p{N}])_|_(?![\p{L}\p{N}])/gu, '\\$&')
}
