import {
  isAlphanumeric,
  isEmoji,
  isIdeograph,
  isInvisible,
  isOpening,
  isQuote,
  isWideClosing,
  isWideOpening,
} from './characterClasses.ts'
import { Face } from './face.ts'
import { fontFiles, type FontFile } from './fontFiles.ts'
import { inVisualOrder } from './visualOrder.ts'

/** A line of text, in units of its size: outlines placed one after another. */
export interface SetLine {
  readonly width: number
  readonly glyphs: readonly SetGlyph[]
}

export interface SetGlyph {
  readonly outline: string
  /** 0 is the empty box that a font shows for a character it does not have. */
  readonly id: number
  readonly x: number
  readonly y: number
  /** One unit of the outline. */
  readonly scale: number
}

const graphemes = new Intl.Segmenter('zh', { granularity: 'grapheme' })
/** The space between Chinese and Latin, as with `text-autospace`. */
const autospace = 0.14
/** The same words are set again and again; this many lines are cached. */
const maxCachedLines = 20_000

/** A text was to be set before its fonts were loaded. */
export class UnpreparedText extends Error {
  readonly text: string

  constructor(text: string) {
    super(`the fonts for “${text}” are not loaded`)
    this.text = text
  }
}

/** Turns text into outlines, with the first face that has a character; faces are opened when a text needs them. */
export class Typesetter {
  readonly #files: readonly FontFile[]
  readonly #faces = new Map<FontFile, Promise<Face>>()
  readonly #open = new Map<FontFile, Face>()
  readonly #found = new Map<string, Face | undefined>()
  readonly #narrow = new Map<string, Face | undefined>()
  readonly #lines = new Map<string, SetLine>()

  constructor(files: readonly FontFile[] = fontFiles()) {
    this.#files = files
  }

  /** Opens the faces that the texts need, so that they can be set; returns the characters that no face has. */
  async prepare(texts: Iterable<string>): Promise<string[]> {
    const missing: string[] = []
    for (const grapheme of new Set([...texts].flatMap(split))) {
      if (!this.#found.has(grapheme)) {
        this.#found.set(grapheme, await this.#faceFor(grapheme, this.#files))
        const latin = this.#files.filter((file) => file.latin)
        if (isQuote(grapheme)) this.#narrow.set(grapheme, await this.#faceFor(grapheme, latin))
      }
      if (
        !this.#found.get(grapheme) &&
        visiblePoints(grapheme).length > 0 &&
        grapheme.trim() !== ''
      )
        missing.push(grapheme)
    }
    return missing
  }

  /** Sets a text that has been prepared. Characters without a face, which `prepare` returned, are left out. */
  set(text: string, weight: number): SetLine {
    const key = `${weight} ${text}`
    let line = this.#lines.get(key)
    if (!line) {
      if (this.#lines.size >= maxCachedLines) this.#lines.clear()
      line = this.#shape(text, weight)
      this.#lines.set(key, line)
    }
    return line
  }

  #shape(text: string, weight: number): SetLine {
    const glyphs: SetGlyph[] = []
    let x = 0
    for (const run of inVisualOrder(this.#runs(text))) {
      const { face } = run
      if (!face) continue
      x += run.gap
      const shaped = face.shape(run.text, weight)
      const scale = 1 / face.upem
      for (const { id, outline, ...at } of shaped.glyphs)
        glyphs.push({ id, outline, scale, x: x + at.x * scale, y: at.y * scale })
      x += shaped.advance * scale
    }
    return { width: x, glyphs }
  }

  #runs(text: string): { face: Face | undefined; text: string; gap: number }[] {
    const runs: { face: Face | undefined; text: string; gap: number }[] = []
    const allGraphemes = split(text)
    let before = ''
    for (const [index, grapheme] of allGraphemes.entries()) {
      if (!this.#found.has(grapheme)) throw new UnpreparedText(text)
      const neighbour = isOpening(grapheme) ? allGraphemes[index + 1] : before
      const face =
        (isQuote(grapheme) && isLatin(neighbour) ? this.#narrow.get(grapheme) : undefined) ??
        this.#found.get(grapheme)
      const gap = gapBetween(before, grapheme)
      const last = runs.at(-1)
      if (last && last.face === face && gap === 0) last.text += grapheme
      else runs.push({ face, text: grapheme, gap })
      before = grapheme
    }
    return runs
  }

  async #faceFor(grapheme: string, files: readonly FontFile[]): Promise<Face | undefined> {
    const codePoints = visiblePoints(grapheme)
    const [first] = codePoints
    if (first === undefined) return undefined
    const candidates = files.filter(({ covers }) => covers(first))
    if (isEmoji(grapheme)) candidates.reverse()
    for (const file of candidates) {
      const face = await this.#face(file)
      if (codePoints.every((codePoint) => face.has(codePoint))) return face
    }
    return undefined
  }

  async #face(file: FontFile): Promise<Face> {
    const open = this.#open.get(file)
    if (open) return open
    let pendingFace = this.#faces.get(file)
    if (!pendingFace) {
      pendingFace = Face.open(file.file)
      this.#faces.set(file, pendingFace)
    }
    const face = await pendingFace
    this.#open.set(file, face)
    return face
  }
}

function split(text: string): string[] {
  return Array.from(graphemes.segment(text), ({ segment }) => segment)
}

/** The code points of a grapheme that have a glyph. */
function visiblePoints(grapheme: string): number[] {
  return Array.from(grapheme, (character) => character.codePointAt(0) ?? 0).filter(
    (codePoint) => !isInvisible(codePoint),
  )
}

/** Whether a quotation mark next to this character is a Latin one. */
function isLatin(neighbour: string | undefined): boolean {
  return neighbour !== undefined && (isAlphanumeric(neighbour) || /^[!-/:-@]$/.test(neighbour))
}

/** There is a little space between Chinese and Latin; two punctuation marks share the empty half between them. */
function gapBetween(before: string, after: string): number {
  if (before === '') return 0
  if (isIdeograph(before) && isAlphanumeric(after)) return autospace
  if (isAlphanumeric(before) && isIdeograph(after)) return autospace
  if (isWideClosing(before) && (isWideClosing(after) || isWideOpening(after))) return -0.5
  if (isWideOpening(before) && isWideOpening(after)) return -0.5
  return 0
}
