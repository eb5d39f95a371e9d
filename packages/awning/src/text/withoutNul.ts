/** Replaces U+0000 as CommonMark does, so that nothing in a text is mistaken for a placeholder of the engine. */
export function withoutNul(source: string): string {
  return source.replaceAll('\0', '\uFFFD')
}
