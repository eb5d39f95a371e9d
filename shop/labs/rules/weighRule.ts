import { analyzeSelector } from '../selector/analyzeSelector.ts'
import type { Specificity } from '../selector/specificity.ts'

/** The specificity of a rule, or why it has none: then the browser drops it. */
export type RuleWeight =
  | { readonly ok: true; readonly weight: Specificity }
  /** A list is several rules: which of them competes depends on the element. */
  | { readonly ok: false; readonly why: 'wrong' | 'list' }

/** Of a selector, or of a nested one: `parent { child`. */
export function weighRule(rule: string): RuleWeight {
  const parts = rule.replaceAll('}', '').split('{')
  const text = parts.at(-1) ?? ''
  const parent = parts.slice(0, -1).join('{')
  if (parts.length > 2 || (parts.length === 2 && parent.trim() === ''))
    return { ok: false, why: 'wrong' }
  const reading = analyzeSelector({ text, parent })
  if (!reading.ok) return { ok: false, why: 'wrong' }
  const [only, second] = reading.selectors
  if (!only) return { ok: false, why: 'wrong' }
  return second ? { ok: false, why: 'list' } : { ok: true, weight: only.specificity }
}
