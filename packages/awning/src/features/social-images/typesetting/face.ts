import { readFile } from 'node:fs/promises'
import {
  Blob,
  Buffer as Run,
  decompress,
  Face as HarfBuzzFace,
  Font,
  shape,
  Variation,
} from 'awning-social-images'

/** A glyph of a run: its outline (y upwards, in font units) and its position. */
export interface FaceGlyph {
  readonly id: number
  readonly outline: string
  readonly x: number
  readonly y: number
}

export interface FaceRun {
  readonly glyphs: readonly FaceGlyph[]
  readonly advance: number
}

/** An open font file: which characters it has, and the outlines of a run of text. */
export class Face {
  readonly upem: number
  readonly #face: HarfBuzzFace
  readonly #characters: ReadonlySet<number>
  readonly #fonts = new Map<number, Font>()
  readonly #outlines = new Map<string, string>()

  constructor(bytes: Uint8Array) {
    this.#face = new HarfBuzzFace(new Blob(bytes))
    this.upem = this.#face.upem
    this.#characters = new Set(this.#face.collectUnicodes())
  }

  static async open(file: string): Promise<Face> {
    const bytes = await readFile(file)
    const packed = bytes.toString('latin1', 0, 4) === 'wOF2'
    return new Face(packed ? await decompress(bytes) : bytes)
  }

  has(codePoint: number): boolean {
    return this.#characters.has(codePoint)
  }

  shape(text: string, weight: number): FaceRun {
    const font = this.#font(weight)
    const run = new Run()
    run.addText(text)
    run.guessSegmentProperties()
    shape(font, run)
    const positions = run.getGlyphPositions()
    let x = 0
    const glyphs = run.getGlyphInfos().map(({ codepoint: id }, index): FaceGlyph => {
      const position = positions[index]
      const glyph = {
        id,
        outline: this.#outline(font, weight, id),
        x: x + (position?.xOffset ?? 0),
        y: position?.yOffset ?? 0,
      }
      x += position?.xAdvance ?? 0
      return glyph
    })
    return { glyphs, advance: x }
  }

  #font(weight: number): Font {
    let font = this.#fonts.get(weight)
    if (!font) {
      font = new Font(this.#face)
      font.setVariations([new Variation('wght', weight)])
      this.#fonts.set(weight, font)
    }
    return font
  }

  #outline(font: Font, weight: number, id: number): string {
    const key = `${weight} ${id}`
    let outline = this.#outlines.get(key)
    if (outline === undefined) {
      outline = font.glyphToPath(id)
      this.#outlines.set(key, outline)
    }
    return outline
  }
}
