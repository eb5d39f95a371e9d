import { escapeAttribute } from '../text/escapeHtml.ts'

/** The attribute with a leading space; empty if there is no value. */
export function attribute(name: string, value: string | number | undefined | null): string {
  return value === undefined || value === null ? '' : ` ${name}="${escapeAttribute(String(value))}"`
}
