import { escapeAttribute } from '../text/escapeHtml.ts'

/** A leading space and the attribute, or nothing where there is no value. */
export function attribute(name: string, value: string | number | undefined | null): string {
  return value === undefined || value === null ? '' : ` ${name}="${escapeAttribute(String(value))}"`
}
