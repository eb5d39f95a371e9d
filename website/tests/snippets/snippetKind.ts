import type { Fence } from './readFences.ts'

/** How a code block is tested. `shown` needs no test: the build of the website compiles it, or it is the output of a program. */
export type SnippetKind = 'settings' | 'file' | 'markdown' | 'commands' | 'data' | 'shown'

/** Languages whose blocks only show something: output of programs, trees of folders, marked changes. */
const outputs = ['text', 'ansi', 'diff', 'mermaid']
const commands = ['bash', 'sh']
const data = ['json', 'yaml', 'yml']

/** Undefined if the block says nothing that a test could check, and gives no reason for it. */
export function snippetKind({ language, title, options, text }: Fence): SnippetKind | undefined {
  if (title === 'site.config.ts') return 'settings'
  if (outputs.includes(language) || /\b(?:live|check|answer|twoslash)\b/.test(options))
    return 'shown'
  if (commands.includes(language)) return 'commands'
  if (title !== undefined && /^[\w@.-][^\s]*\.\w+$/.test(title)) return 'file'
  if (language === 'md') return 'markdown'
  if (data.includes(language)) return 'data'
  // An option of the settings without a title, as in a sentence.
  if (language === 'ts' && /^\w+: /.test(text)) return 'settings'
  return undefined
}
