import { analyzeSelector } from '../selector/analyzeSelector.ts'
import type { Specificity } from '../selector/specificity.ts'

/** The specificity of a rule, or why it has none. */
export type RuleSpecificity =
  | { readonly ok: true; readonly specificity: Specificity }
  /** A list is several rules: which of them competes depends on the element. */
  | { readonly ok: false; readonly reason: 'wrong' | 'list' }

/** The specificity of a selector, or of a nested one: `parent { child`. */
export function ruleSpecificity(rule: string): RuleSpecificity {
  const parts = rule.replaceAll('}', '').split('{')
  const text = parts.at(-1) ?? ''
  const parent = parts.slice(0, -1).join('{')
  if (parts.length > 2 || (parts.length === 2 && parent.trim() === ''))
    return { ok: false, reason: 'wrong' }
  const analysis = analyzeSelector({ text, parent })
  if (!analysis.ok) return { ok: false, reason: 'wrong' }
  const [only, second] = analysis.selectors
  if (!only) return { ok: false, reason: 'wrong' }
  return second ? { ok: false, reason: 'list' } : { ok: true, specificity: only.specificity }
}
