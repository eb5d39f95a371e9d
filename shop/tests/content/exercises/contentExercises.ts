import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { exerciseFences, exerciseRole } from '../../../../packages/awning/src/markdown/exercise.ts'
import { textOf } from '../../../../packages/awning/src/markdown/headings.ts'
import type { LiveSources } from '../../../../packages/awning/src/markdown/liveDocument.ts'
import { liveGroup } from '../../../../packages/awning/src/markdown/liveExample.ts'
import { languageOf } from '../../../../packages/awning/src/markdown/liveLanguages.ts'
import {
  parseMarkdown,
  parseMdx,
  type MarkdownNode,
  type NodeOf,
} from '../../../../packages/awning/src/markdown/parser.ts'

/** An exercise of the content, with the code that the reader is given and with the answer. */
export interface ContentExercise {
  readonly file: string
  /** File, line and heading, for messages. */
  readonly name: string
  readonly lang: string
  /** Height of its frame in pixels. */
  readonly height: number
  readonly given: LiveSources
  readonly answered: LiveSources
  readonly check: string
}

export function collectExercises(root: string): ContentExercise[] {
  return readdirSync(join(root, 'content'), { recursive: true, encoding: 'utf8' })
    .map((name) => `content/${name.replaceAll('\\', '/')}`)
    .filter((file) => /\.mdx?$/.test(file))
    .sort()
    .flatMap((file) => readExercises(file, readFileSync(join(root, file), 'utf8')))
}

export function readExercises(file: string, source: string): ContentExercise[] {
  const exercises: ContentExercise[] = []
  let heading = ''
  const visit = (nodes: readonly MarkdownNode[]) => {
    let next = 0
    for (const [index, node] of nodes.entries()) {
      if (index < next) continue
      if (node.type === 'heading') heading = textOf(node)
      const live = liveGroup(nodes, index)
      const fences = live.length > 0 ? exerciseFences(nodes, index + live.length) : []
      next = index + live.length + fences.length
      if (fences.length > 0) exercises.push(exerciseOf(file, heading, live, fences))
      if ('children' in node) visit(node.children)
    }
  }
  visit((file.endsWith('.mdx') ? parseMdx(source) : parseMarkdown(source)).children)
  return exercises
}

function exerciseOf(
  file: string,
  heading: string,
  live: readonly NodeOf<'code'>[],
  fences: readonly NodeOf<'code'>[],
): ContentExercise {
  const given = sourcesOf(live)
  const height = live.map(({ meta }) => /height=(\d+)/.exec(meta ?? '')?.[1]).find(Boolean)
  return {
    file,
    name: `${file}:${live[0]?.position?.start.line} “${heading}”`,
    lang: file.split('/')[1] ?? '',
    height: Number(height ?? 240),
    given,
    answered: { ...given, ...sourcesOf(fences.filter((node) => exerciseRole(node) === 'answer')) },
    check: fences.find((node) => exerciseRole(node) === 'check')?.value ?? '',
  }
}

function sourcesOf(fences: readonly NodeOf<'code'>[]): LiveSources {
  return Object.fromEntries(fences.map((fence) => [languageOf(fence) ?? '', fence.value]))
}
