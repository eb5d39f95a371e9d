import { defaultPicture } from './default-picture/defaultPicture.ts'
import type { SocialImages } from './defineSocialImages.ts'
import { ImageUrls } from './imageUrls.ts'
import { logoSvg } from './logoSvg.ts'
import { pictureSize, type PictureTools } from './pictureTools.ts'
import { pictureTexts } from './pictureTexts.ts'
import { rasterize } from './rasterize.ts'
import type { SocialPicture } from './socialPicture.ts'
import { fontFiles, siteFontFile } from './typesetting/fontFiles.ts'
import { TextOutlines } from './typesetting/textOutlines.ts'
import { Typesetter, UnpreparedText } from './typesetting/typesetter.ts'

export interface RenderedPicture {
  readonly png: Buffer
  /** Characters that no font has; they are left out. */
  readonly missing: readonly string[]
}

/** Renders social images. Fonts and pictures stay loaded from one to the next. */
export class PictureRenderer {
  readonly #type: Typesetter
  readonly #images = new ImageUrls()

  /** `fonts`: font files of the site, for characters that the engine's fonts do not have. */
  constructor(fonts: readonly string[] = []) {
    this.#type = new Typesetter([...fontFiles(), ...fonts.map(siteFontFile)])
  }

  /** `images`: the site's own composition, which may leave some pictures to the engine. */
  async render(picture: SocialPicture, images?: SocialImages): Promise<RenderedPicture> {
    const missing = await this.#type.prepare(pictureTexts(picture))
    const shown = withTitle(picture, missing)
    const tools = this.#tools(shown)
    for (;;) {
      try {
        const svg = (await images?.compose(shown, tools)) ?? (await defaultPicture(shown, tools))
        return { png: await rasterize(svg), missing }
      } catch (error) {
        // The site's code shows a text that is not part of the data: its fonts are loaded first.
        if (!(error instanceof UnpreparedText)) throw error
        missing.push(...(await this.#type.prepare([error.text])))
      }
    }
  }

  #tools(picture: SocialPicture): PictureTools {
    const { width, height } = pictureSize
    const text = new TextOutlines(this.#type, picture.lang)
    return {
      text,
      image: (file, size) => this.#images.cropped(file, size),
      logo: async (x, y, size) => {
        const { image } = picture.site.logo
        const url = image ? await this.#images.inSquare(image, size) : ''
        return logoSvg(picture, url, { x, y, size }, text)
      },
      svg: (content) =>
        `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" viewBox="0 0 ${width} ${height}">${content}</svg>`,
    }
  }
}

/** The picture with a title that can be shown: the section, the site's name or its address replaces one without any glyph. */
function withTitle(picture: SocialPicture, missing: readonly string[]): SocialPicture {
  const { card, site } = picture
  const isVisible = (text: string) =>
    missing.reduce((left, character) => left.replaceAll(character, ''), text).trim() !== ''
  if (isVisible(card.title)) return picture
  const title = [card.section?.at(-1) ?? '', site.name].find(isVisible) ?? site.address
  return { ...picture, card: { ...card, title } }
}
