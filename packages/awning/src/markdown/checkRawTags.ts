import { isExternal } from '../config/address.ts'
import { blockedAddresses } from '../config/blockedAddresses.ts'
import { isHandlerName } from './rawHtml.ts'
import type { RawTag } from './rawTags.ts'
import type { TextDiagnostic, TextPolicy } from './writeContext.ts'

type TagMistake = Pick<TextDiagnostic, 'severity' | 'message' | 'hint'>

/** Reports what the content security policy would silently block, frames without a name, and pictures that would move the text. */
export function checkRawTags(
  tags: readonly RawTag[],
  site: TextPolicy | undefined,
): TextDiagnostic[] {
  return tags.flatMap((tag) => {
    const { line, column } = tag
    return mistakesIn(tag, site).map((mistake) => ({ ...mistake, line, column }))
  })
}

function mistakesIn(tag: RawTag, site: TextPolicy | undefined): TagMistake[] {
  const blocked = site ? blockedAddresses(tag, site.policy, site.origin) : []
  return [
    ...inlineCode(tag),
    ...blocked.map((mistake) => ({ severity: 'error' as const, ...mistake })),
    ...unnamedFrame(tag),
    ...(blocked.length === 0 ? unknownSize(tag) : []),
  ]
}

function inlineCode({ name, isJsx, attributes, attribute }: RawTag): TagMistake[] {
  const mistakes: TagMistake[] = []
  if (attributes.includes('style') || name === 'style')
    mistakes.push({
      severity: 'error',
      message: `a style ${name === 'style' ? 'element' : 'attribute'} has no effect here: the content security policy forbids inline styles`,
      hint: 'Use a class that the theme or theme.css of site.config.ts knows, or plain Markdown.',
    })
  // Handlers of JSX are functions, which React calls.
  const isCode = name === 'script' && !attributes.includes('src') && isRun(attribute('type'))
  if (isCode || (!isJsx && attributes.some(isHandlerName)))
    mistakes.push({
      severity: 'error',
      message: `inline scripts and handlers have no effect in ${isJsx ? '.mdx' : '.md'}: the content security policy forbids them`,
      hint: 'Name the file .mdx and use a React component.',
    })
  return mistakes
}

/** Whether a browser runs a script of this type; others are data. */
function isRun(type = ''): boolean {
  return /^(?:|module|(?:text|application)\/javascript)$/i.test(type)
}

function unnamedFrame({ name, attributes, attribute }: RawTag): TagMistake[] {
  if (name !== 'iframe' || attribute('title')?.trim()) return []
  // The value of an expression is not known before it runs.
  if (attributes.includes('title') && attribute('title') === undefined) return []
  return [
    {
      severity: 'error',
      message: 'the frame has no title, so screen readers cannot say what it is',
      hint: 'Write <iframe title="What the frame shows" …>.',
    },
  ]
}

/** A picture of another site is measured only when it has arrived, and would then push down what follows. */
function unknownSize({ name, attributes, attribute }: RawTag): TagMistake[] {
  const src = attribute('src')
  if (name !== 'img' || src === undefined || !isExternal(src) || /^\s*data:/i.test(src)) return []
  if (attributes.includes('width') && attributes.includes('height')) return []
  return [unknownPictureSize(src)]
}

export function unknownPictureSize(src: string): TagMistake {
  return {
    severity: 'warning',
    message: `the size of the picture ${src} is not known, so the text moves when it loads`,
    hint: `Write <img src="${src}" alt="…" width="…" height="…">, with its size in pixels, or put a copy of it beside this file.`,
  }
}
