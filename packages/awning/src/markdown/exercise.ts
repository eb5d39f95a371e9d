import { parseFence } from '../highlight/fence.ts'
import { checkFence } from './checkFence.ts'
import { buildCode } from './codeBlock.ts'
import type { ComponentNode } from './documentTree.ts'
import { answerMistakes, checkMistakes } from './exerciseCode.ts'
import { languageOf } from './liveLanguages.ts'
import { buildLiveExample } from './liveExample.ts'
import { liveLabels } from './liveDocument.ts'
import type { MarkdownNode, NodeOf } from './parser.ts'
import { positionOf, type WriteContext } from './writeContext.ts'

type Fence = NodeOf<'code'>
type Role = 'check' | 'answer'

/** What a fence behind a live example is: the check of an exercise, a part of its answer, or neither. */
export function exerciseRole(node: MarkdownNode | undefined): Role | undefined {
  if (node?.type !== 'code' || !/check|answer/.test(node.meta ?? '')) return undefined
  const { flags } = parseFence(node.lang ?? null, node.meta ?? null)
  return (['check', 'answer'] as const).find((role) => flags.includes(role))
}

/** The fences from `nodes[start]` on that make the live example before them an exercise. */
export function exerciseFences(nodes: readonly MarkdownNode[], start: number): Fence[] {
  const fences: Fence[] = []
  for (let node = nodes[start]; node?.type === 'code'; node = nodes[start + fences.length]) {
    if (!exerciseRole(node)) break
    fences.push(node)
  }
  return fences
}

/**
 * A live example with a task: a check, which is never shown and runs in the frame of the example, and an answer, which
 * the reader can open. Its children are the example and the code of the answer.
 */
export function buildExercise(
  example: readonly Fence[],
  fences: readonly Fence[],
  context: WriteContext,
): ComponentNode {
  const live = buildLiveExample(example, context)
  const checks = fences.filter((fence) => exerciseRole(fence) === 'check')
  const answers = fences.filter((fence) => exerciseRole(fence) === 'answer')
  reportMissing(fences, checks, answers, context)
  for (const fence of checks) reportAll(fence, context, checkMistakes(fence))
  reportLanguages(example, answers, context)
  for (const fence of checks) checkFence(fence, context, ['check'])
  return {
    kind: 'component',
    component: 'Exercise',
    props: {
      ...context.strings.exercise,
      id: nextId(context),
      code: checks[0]?.value ?? '',
    },
    children: [live, ...answers.map((fence) => buildAnswer(fence, answers.length, context))],
    ...positionOf(example[0] ?? {}),
  }
}

function buildAnswer(fence: Fence, count: number, context: WriteContext) {
  reportAll(fence, context, answerMistakes(fence, context))
  const language = languageOf(fence)
  const { title } = parseFence(fence.lang ?? null, fence.meta ?? null)
  const caption = title ?? (count > 1 && language ? liveLabels[language] : undefined)
  return buildCode(fence, context, { caption, words: ['answer'] })
}

/** The exercise within its page: the heading above it, and a number where the heading has several. */
function nextId({ headings, exercises }: WriteContext): string {
  const heading = headings.at(-1)?.id ?? ''
  const count = (exercises.get(heading) ?? 0) + 1
  exercises.set(heading, count)
  return count === 1 ? heading : `${heading}~${count}`
}

function reportMissing(
  fences: readonly Fence[],
  checks: readonly Fence[],
  answers: readonly Fence[],
  context: WriteContext,
): void {
  const [first] = fences
  if (!first) return
  if (checks.length === 0)
    report(
      first,
      context,
      'an answer without a check',
      "Write a fence with js check before it, such as check('The text is red', color === 'red').",
    )
  if (answers.length === 0)
    report(
      first,
      context,
      'an exercise without an answer',
      'Write a fence with html, css, js, jsx or tsx answer behind the check.',
    )
  for (const fence of checks.slice(1))
    report(
      fence,
      context,
      'an exercise has one check, and this is another',
      'Write both in one fence: check() can be called several times.',
    )
}

/** A reader can only change the code that the example has. */
function reportLanguages(
  example: readonly Fence[],
  answers: readonly Fence[],
  context: WriteContext,
): void {
  const given = example.map(languageOf)
  const seen = new Set<string>()
  for (const fence of answers) {
    const language = languageOf(fence)
    const name = fence.lang ?? ''
    if (!language || !given.includes(language))
      report(
        fence,
        context,
        `the answer has code in "${name}", but the example above it has none to change`,
        language
          ? `Write a fence with ${language} live in the example; it may contain just a comment.`
          : 'Write the language of a live fence of the example: html, css, js, jsx or tsx.',
      )
    else if (seen.has(language))
      report(
        fence,
        context,
        `the answer has two fences in "${name}"`,
        'An answer replaces the whole code of a language: write one fence for each.',
      )
    if (language) seen.add(language)
  }
}

interface CodeMistake {
  readonly line: number
  readonly message: string
  readonly hint: string
}

/** Mistakes in code, whose first line is the one after the opening line of its fence. */
function reportAll(fence: Fence, context: WriteContext, mistakes: readonly CodeMistake[]): void {
  const { line: opening = 0 } = positionOf(fence)
  for (const { line, message, hint } of mistakes)
    context.diagnostics.push({ severity: 'error', line: opening + line, column: 1, message, hint })
}

function report(node: Fence, context: WriteContext, message: string, hint: string): void {
  context.diagnostics.push({ severity: 'error', ...positionOf(node), message, hint })
}
