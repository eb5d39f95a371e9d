import type { Image } from '../content/model.ts'
import { compile, type Compiled } from './compile.ts'
import type { RenderMath } from './math.ts'
import type { BodyStrings, CodeSettings, Resolver } from './writeContext.ts'

export const strings: BodyStrings = {
  headingLink: 'Link to heading',
  copyCode: 'Copy',
  copied: 'Copied',
  wrapCode: 'Wrap',
  codeBlock: { showAll: 'All', showLess: 'Less' },
  openImage: 'Open',
  footnotes: 'Footnotes',
  backToReference: 'Back',
  boxes: { important: '重要', warning: '警告', details: '详情' },
  spoiler: '剧透',
  spoilerAbout: '剧透：{title}',
  admonitions: { note: '说明', tip: '提示', info: '信息', caution: '小心', danger: '危险' },
  baseline: {
    high: 'since {date}',
    low: 'only since {date}',
    earlier: 'since {date} or earlier',
    some: 'since {browsers}, not in {others} as of {date}',
    all: 'since {browsers}',
    none: 'nowhere as of {date}',
  },
  live: {
    result: 'Result {number}',
    consoleTitle: 'Console',
    title: 'Live example',
    edit: 'Edit',
    reset: 'Reset',
    stop: 'Stop',
    stuck: 'Stuck.',
    failed: 'Failed.',
  },
  exercise: {
    title: 'Exercise',
    check: 'Check',
    checking: 'Checking',
    answer: 'Answer',
    showAnswer: 'Show answer',
    solved: 'Solved',
    passed: 'Passed',
    notPassed: 'Not yet',
    summary: '{passed} of {total}',
    timeout: 'Too long.',
    failed: 'Failed.',
  },
  video: {
    play: 'Play {title}',
    watch: 'Watch on {host}',
    notice: 'Loads from {host}.',
    captions: 'Captions',
  },
}

const images: Readonly<Record<string, Image>> = {
  './shop.png': { src: '/assets/shop.png', width: 40, height: 30 },
  './photo.png': {
    src: '/assets/photo.png',
    width: 400,
    height: 300,
    sources: [
      { type: 'image/avif', srcset: '/assets/photo-400w.avif 400w' },
      { type: 'image/webp', srcset: '/assets/photo-400w.webp 400w' },
    ],
  },
}

/** A site of one page (`other.md`), two images (`shop.png`, and `photo.png` in several formats), one lab (`dice`), one file of code (`a.ts`) and whatever an address says of itself. */
export const stubResolver: Resolver = {
  link(target) {
    if (target.startsWith('pathname://')) return { kind: 'file', href: target.slice(11) }
    if (/^(?:[a-z]+:|\/\/)/.test(target)) return { kind: 'external', href: target }
    if (target === 'missing.md') return { kind: 'missing', hint: 'Did you mean other.md?' }
    if (/\.(?:pdf|mp4|vtt)$/.test(target)) return { kind: 'file', href: `/assets/${target}` }
    return { kind: 'page', href: target.replace('other.md', '/docs/other') }
  },
  image: (source) => images[source],
  diagram: () => undefined,
  codeFile: (source) =>
    source === './a.ts' ? '// #region b\n  let b\n// #endregion b\nlet c\n' : undefined,
  lab: (name) =>
    name === 'dice'
      ? { kind: 'found' }
      : { kind: 'missing', message: `no lab "${name}"`, hint: 'Did you mean "dice"?' },
  baseline: (feature) =>
    feature === 'grid'
      ? {
          kind: 'found',
          id: 'grid',
          support: { state: 'high', since: '2017-10-17', orEarlier: false },
        }
      : { kind: 'missing', message: `no feature "${feature}"`, hint: 'Did you mean "grid"?' },
  frame: (document) => `/assets/live-${document.length}.html`,
  liveScripts: { react: '/assets/live-react.js', compiler: '/assets/live-compiler.js' },
  lang: 'en',
}

export const plainCode: CodeSettings = { lineNumbers: false, flags: [] }
const input = { resolve: stubResolver, strings }

export function compileMd(
  source: string,
  takeTitle = false,
  math?: RenderMath,
  codeSettings = plainCode,
): Compiled {
  return compile({ ...input, source, format: 'md', math, codeSettings }, takeTitle)
}

export function compileMdx(
  source: string,
  takeTitle = false,
  math?: RenderMath,
  codeSettings = plainCode,
): Compiled {
  return compile({ ...input, source, format: 'mdx', math, codeSettings }, takeTitle)
}

/** The HTML of a document without components. */
export function htmlOf({ blocks }: Pick<Compiled, 'blocks'>): string {
  return blocks
    .map((block) => {
      if ('html' in block) return block.html
      throw new Error(`a component stands here: ${block.component}`)
    })
    .join('\n')
}
