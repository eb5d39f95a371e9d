import { z } from 'zod'
import { headTagMistake } from '../headTagMistake.ts'
import { nearest } from '../../text/nearest.ts'
import { policyDirectives } from '../policySources.ts'
import { options } from './options.ts'

/** Elements for the head of every page. */
export const headSchema = z.array(
  options({
    /** Its name. Required. @example 'meta' */
    tag: z.enum(['meta', 'link', 'script', 'style']),
    /** Its attributes; true for one without value. Default: none. @example { name: 'author', content: 'Ann' } */
    attrs: z
      .record(z.string(), z.union([z.string(), z.boolean()], { error: 'must be text, or true' }))
      .default({}),
    /** The code of a script or style sheet. Default: none. @example 'window.answer = 42' */
    content: z.string().optional(),
  }).superRefine((element, issues) => {
    const mistake = headTagMistake(element)
    if (mistake)
      issues.addIssue({ code: 'custom', path: [...mistake.path], message: mistake.message })
  }),
)

const source = z
  .string()
  .regex(
    /^(?:https?|wss?):\/\/(?:\*\.)?[\w.-]+(?::\d+)?$/,
    "must be an origin, without path. Write 'https://api.example.com' or 'https://*.example.com'.",
  )

/** One line for each unknown name, in the order of the issue's `keys`. */
const describeDirectives: z.core.$ZodErrorMap = (issue) =>
  issue.code === 'unrecognized_keys' ? issue.keys.map(unknownDirective).join('\n') : undefined

/** Other sites that pages may load from, in addition to what other settings need. */
export const contentPolicySchema = z.partialRecord(z.enum(policyDirectives), z.array(source), {
  error: describeDirectives,
})

/** `default-src` and others exist, but are the engine's. */
function unknownDirective(key: string): string {
  const guess = nearest(key, policyDirectives)
  const hint =
    guess === undefined
      ? `Write the origins under one of ${policyDirectives.map((name) => `'${name}'`).join(', ')}.`
      : `Write '${guess}'.`
  return `is no directive that settings can extend. ${hint}`
}
