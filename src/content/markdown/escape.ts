const entities: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' }

export function escapeText(text: string): string {
  return text.replace(/[&<>]/g, (character) => entities[character] ?? character)
}

/** A leading space and the attribute, or nothing where there is no value. */
export function attribute(name: string, value: string | number | undefined | null): string {
  if (value === undefined || value === null) return ''
  return ` ${name}="${String(value).replace(/[&<>"]/g, (character) => entities[character] ?? character)}"`
}
