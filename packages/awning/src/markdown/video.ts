import { isExternal } from '../config/address.ts'
import { blockedAddress } from '../config/blockedAddress.ts'
import { isAllowed } from '../config/contentPolicy.ts'
import type { Image } from '../content/model.ts'
import { nearest } from '../text/nearest.ts'
import type { ComponentNode } from './documentTree.ts'
import { textOf } from './headings.ts'
import type { NodeOf } from './parser.ts'
import { isRejectedFile } from './rejectedFile.ts'
import { hostedVideo, videoHosts } from './videoHosts.ts'
import { positionOf, type WriteContext } from './writeContext.ts'

type Directive = NodeOf<'leafDirective'> | NodeOf<'containerDirective'>

export const videoName = 'video'
const attributeNames = ['src', 'poster', 'captions', 'ratio', 'title']
const ratios = ['16:9', '4:3', '1:1', '9:16']
const example = '::video[What it shows]{src="./clip.mp4"}'

type Report = (message: string, hint: string) => undefined

/** `::video[Title]{src="…"}`: a file of the site, or a video of another site that loads when the reader plays it. */
export function buildVideo(node: Directive, context: WriteContext): ComponentNode | undefined {
  const report: Report = (message, hint) => {
    context.diagnostics.push({ severity: 'error', ...positionOf(node), message, hint })
  }
  const written = node.attributes ?? {}
  const { src, ratio } = written
  if (node.type !== 'leafDirective')
    return report('a video cannot contain text', `Write ${example} on a line of its own.`)
  reportUnknown(Object.keys(written), report)
  const title = textOf(node).trim() || written['title']?.trim() || ''
  if (title === '')
    report(
      'the video has no title, so nobody knows what it shows before it plays',
      `Write ${example}.`,
    )
  if (ratio && !ratios.includes(ratio))
    report(`the ratio of a video cannot be "${ratio}"`, `Write one of ${ratios.join(', ')}.`)
  if (!src) return report('the video has no address', `Write ${example}.`)
  const hosted = hostedVideo(src)
  const video = hosted
    ? hostedProps(hosted, context, report)
    : fileProps(src, written['captions'], context, report)
  if (!video) return undefined
  const poster = written['poster'] ? posterOf(written['poster'], context, report) : undefined
  const tall = hosted?.isTall ? '9:16' : undefined
  // The poster of a file has the shape of the video; that of a frame is only shown before it.
  const known = hosted || !poster?.width ? '16:9' : undefined
  const shape = ratio ?? tall ?? known
  return {
    kind: 'component',
    component: 'Video',
    props: { title, ...video, ...posterProps(poster), ...(shape ? { ratio: shape } : {}) },
    children: [],
    ...positionOf(node),
  }
}

function reportUnknown(names: readonly string[], report: Report): void {
  for (const name of names.filter((one) => !attributeNames.includes(one))) {
    const guess = nearest(name, attributeNames)
    report(
      `a video has no attribute "${name}"`,
      guess ? `Did you mean "${guess}"?` : `Known ones: ${attributeNames.join(', ')}.`,
    )
  }
}

function hostedProps(
  { host, page, player }: Exclude<ReturnType<typeof hostedVideo>, undefined>,
  { policy, strings: { video } }: WriteContext,
  report: Report,
): Record<string, string> {
  const origin = new URL(player).origin
  if (policy && !isAllowed(policy.policy, 'frame-src', player, policy.origin))
    report(
      `the site does not allow videos of ${host}: the content security policy would block ${origin}`,
      `Allow it in site.config.ts: contentSecurityPolicy: { 'frame-src': ['${origin}'] }.`,
    )
  const about = (text: string) => text.replace('{host}', host)
  return {
    host,
    page,
    player,
    play: video.play,
    watch: about(video.watch),
    notice: about(video.notice),
  }
}

function fileProps(
  src: string,
  captions: string | null | undefined,
  context: WriteContext,
  report: Report,
): Record<string, string> | undefined {
  if (!/\.(?:mp4|m4v|mov|webm|ogv)(?:[?#]|$)/i.test(src))
    return report(
      `the video ${src} is neither a file (.mp4, .webm) nor an address of ${videoHosts}`,
      'Name a file beside this one, or the address of a video. Other sites are frames: <iframe title="…" src="…">.',
    )
  const file = fileAt(src, 'media-src', context, report)
  if (file === undefined) return undefined
  const track = captions ? fileAt(captions, 'media-src', context, report) : undefined
  const { resolve, strings } = context
  return {
    src: file,
    ...(track === undefined
      ? {}
      : { captions: track, captionsLabel: strings.video.captions, lang: resolve.lang }),
  }
}

/** The public address of a file. One of another site must be allowed. */
function fileAt(
  written: string,
  directive: string,
  { resolve, policy }: WriteContext,
  report: Report,
): string | undefined {
  if (isExternal(written)) {
    if (policy && !isAllowed(policy.policy, directive, written, policy.origin)) {
      const { message, hint } = blockedAddress(directive, written, policy.origin)
      report(message, hint)
    }
    return written
  }
  const link = resolve.link(written)
  if (link.kind === 'file') return link.href
  if (link.kind === 'rejected') return report(`the file ${written} ${link.reason}`, link.hint)
  return report(
    `the file ${written} does not exist`,
    'Put it beside this file and name it with ./, or put it under public/ and start its address with /.',
  )
}

function posterOf(
  written: string,
  { resolve, policy }: WriteContext,
  report: Report,
): Image | undefined {
  const image = resolve.image(written)
  if (!image)
    return report(
      `the poster ${written} does not exist`,
      'Put the picture beside this file and name it with ./.',
    )
  if (isRejectedFile(image)) return report(`the poster ${written} ${image.reason}`, image.hint)
  if (policy && !isAllowed(policy.policy, 'img-src', image.src, policy.origin)) {
    const { message, hint } = blockedAddress('img-src', image.src, policy.origin)
    return report(message, hint)
  }
  return image
}

/** A poster is as wide as the text, for which the second of the converted sizes is enough. */
const posterWidth = 960

/** The attribute `poster` takes one file. The last format is the one that most browsers know. */
function posterFile(srcset = ''): string | undefined {
  const files = srcset.split(', ').map((candidate) => candidate.split(' '))
  const best = files.find(([, width]) => Number.parseInt(width ?? '', 10) >= posterWidth)
  return (best ?? files.at(-1))?.[0] || undefined
}

function posterProps(poster: Image | undefined): Record<string, string> {
  if (!poster) return {}
  const { src, width, height, sources } = poster
  return {
    poster: posterFile(sources?.at(-1)?.srcset) ?? src,
    ...(width && height ? { width: String(width), height: String(height) } : {}),
  }
}
