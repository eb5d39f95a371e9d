import { blockedHeadElement } from '../config/blockedHeadElement.ts'
import { parsePolicy } from '../config/contentPolicy.ts'
import type { CompileTools } from './compileEntry.ts'
import type { Report } from './diagnostic.ts'
import type { PageFrontMatter } from './schemas.ts'
import type { Locate } from './yaml.ts'

interface TextWithHead {
  readonly file: { readonly file: string }
  readonly front: Pick<PageFrontMatter, 'head'>
  readonly locate: Locate
}

/** Reports elements that front matter adds to the head and that the content security policy would block. */
export function reportBlockedHead(
  { file: { file }, front: { head = [] }, locate }: TextWithHead,
  site: CompileTools['policy'],
  report: Report,
): void {
  if (!site || head.length === 0) return
  const policy = parsePolicy(site.text)
  for (const [index, element] of head.entries())
    for (const { message, hint } of blockedHeadElement(element, policy, site.origin))
      report({ severity: 'error', file, ...locate('head', index), message, hint })
}
