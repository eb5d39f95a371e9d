import type {
  ResolvedBaseline,
  ResolvedLab,
  ResolvedLink,
  Resolver,
} from '../markdown/writeContext.ts'
import type { RejectedFile } from '../markdown/rejectedFile.ts'
import type { Image } from './model.ts'

type BaselineRequest = readonly [feature: string, key: string | null]

/** The answers that a text got about everything outside of its file while it was compiled, each with its question. */
export interface RecordedAnswers {
  readonly links: readonly (readonly [string, ResolvedLink])[]
  readonly images: readonly (readonly [string, Image | RejectedFile | null])[]
  readonly diagrams: readonly (readonly [string, string | RejectedFile | null])[]
  readonly codeFiles: readonly (readonly [string, string | RejectedFile | null])[]
  readonly labs: readonly (readonly [string, ResolvedLab])[]
  /** By feature and key. */
  readonly baseline: readonly (readonly [BaselineRequest, ResolvedBaseline])[]
  /** Documents of frames, with their addresses. */
  readonly frames: readonly (readonly [string, string])[]
}

/** A resolver that records what it answers. */
export function recordAnswers(resolve: Resolver): {
  readonly resolver: Resolver
  readonly answers: () => RecordedAnswers
} {
  const links = new Map<string, ResolvedLink>()
  const images = new Map<string, Image | RejectedFile | null>()
  const diagrams = new Map<string, string | RejectedFile | null>()
  const codeFiles = new Map<string, string | RejectedFile | null>()
  const labs = new Map<string, ResolvedLab>()
  const baseline: [BaselineRequest, ResolvedBaseline][] = []
  const frames = new Map<string, string>()
  const resolver: Resolver = {
    link: recording(links, (target) => resolve.link(target)),
    image: recordingFound(images, (source) => resolve.image(source)),
    diagram: recordingFound(diagrams, (source) => resolve.diagram(source)),
    codeFile: recordingFound(codeFiles, (source) => resolve.codeFile(source)),
    lab: recording(labs, (name) => resolve.lab(name)),
    baseline(feature, key) {
      const answer = resolve.baseline(feature, key)
      baseline.push([[feature, key ?? null], answer])
      return answer
    },
    frame: recording(frames, (document) => resolve.frame(document)),
    liveScripts: resolve.liveScripts,
    lang: resolve.lang,
  }
  const answers = () => ({
    links: [...links],
    images: [...images],
    diagrams: [...diagrams],
    codeFiles: [...codeFiles],
    labs: [...labs],
    baseline,
    frames: [...frames],
  })
  return { resolver, answers }
}

function recording<Answer>(
  answers: Map<string, Answer>,
  ask: (question: string) => Answer,
): (question: string) => Answer {
  return (question) => {
    const answer = ask(question)
    answers.set(question, answer)
    return answer
  }
}

/** For files, which may not be there. The cache, which is JSON, has null for those. */
function recordingFound<Answer>(
  answers: Map<string, Answer | null>,
  ask: (question: string) => Answer | undefined,
): (question: string) => Answer | undefined {
  return (question) => {
    const answer = ask(question)
    answers.set(question, answer ?? null)
    return answer
  }
}

/** Whether the text would get the same answers now. */
export function areStillTrue(recorded: RecordedAnswers, resolve: Resolver): boolean {
  return (
    recorded.links.every(([target, answer]) => isSameLink(resolve.link(target), answer)) &&
    recorded.images.every(([source, answer]) => isSame(resolve.image(source) ?? null, answer)) &&
    recorded.diagrams.every(([source, answer]) =>
      isSame(resolve.diagram(source) ?? null, answer),
    ) &&
    recorded.codeFiles.every(([source, answer]) =>
      isSame(resolve.codeFile(source) ?? null, answer),
    ) &&
    recorded.labs.every(([name, answer]) => isSame(resolve.lab(name), answer)) &&
    recorded.baseline.every(([[feature, key], answer]) =>
      isSame(resolve.baseline(feature, key ?? undefined), answer),
    ) &&
    recorded.frames.every(([document, href]) => resolve.frame(document) === href)
  )
}

function isSame<Answer>(now: Answer, recorded: Answer): boolean {
  return JSON.stringify(now) === JSON.stringify(recorded)
}

/** Most links lead to pages, and a large site has very many. */
function isSameLink(now: ResolvedLink, recorded: ResolvedLink): boolean {
  return now.kind === 'page' && recorded.kind === 'page'
    ? now.href === recorded.href
    : isSame(now, recorded)
}
