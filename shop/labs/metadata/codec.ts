import type { LabCodec } from 'awning/lab'
import { inLanguage, type PerLanguage } from '../language.ts'
import { cardKinds, imageKinds, robotsKinds, titlePositions, type PageMeta } from './pageMeta.ts'

/** Longer than any useful text, and short enough for an address. */
export const maxLength = 300

const initialPages: PerLanguage<PageMeta> = {
  zh: {
    title: '元数据：head里那些不显示的字写给谁看，次序怎么排',
    description:
      'head里的字读者看不见，却决定他能不能找到这页、点开之前看到什么。字符集、标题、描述、Open Graph各管什么，该按什么次序写，写错了又会在哪里难看。',
    siteName: '杂货铺',
    titlePosition: 'after',
    url: 'https://example.com/docs/metadata',
    ogTitle: '元数据写给谁看',
    ogDescription: '',
    image: 'absolute',
    alt: true,
    card: 'large',
    robots: 'index',
    icon: true,
  },
  en: {
    title: 'Metadata: who reads the words in head that no page ever shows',
    description:
      'No reader sees the words in head, yet they decide whether the page is found and what is seen of it before it is opened. What charset, title, description and Open Graph are for.',
    siteName: 'The General Store',
    titlePosition: 'after',
    url: 'https://example.com/docs/metadata',
    ogTitle: 'Who reads your metadata',
    ogDescription: '',
    image: 'absolute',
    alt: true,
    card: 'large',
    robots: 'index',
    icon: true,
  },
}

/** Base64 of UTF-8 is less than half as long as percent-encoding for Chinese text. */
function pack(text: string): string {
  const bytes = String.fromCharCode(...new TextEncoder().encode(text))
  return btoa(bytes).replaceAll('+', '-').replaceAll('/', '_').replaceAll('=', '')
}

function unpack(packed: string): unknown {
  try {
    const bytes = atob(packed.replaceAll('-', '+').replaceAll('_', '/'))
    const text = new TextDecoder('utf-8', { fatal: true })
    return JSON.parse(text.decode(Uint8Array.from(bytes, (byte) => byte.charCodeAt(0))))
  } catch {
    return undefined
  }
}

function encode(page: PageMeta): string {
  const texts = [page.title, page.description, page.siteName, page.url]
  const kinds = [
    titlePositions.indexOf(page.titlePosition),
    imageKinds.indexOf(page.image),
    cardKinds.indexOf(page.card),
    robotsKinds.indexOf(page.robots),
    Number(page.alt),
    Number(page.icon),
  ].join('')
  return pack(JSON.stringify([kinds, ...texts, page.ogTitle, page.ogDescription]))
}

function decode(packed: string): PageMeta | undefined {
  const values = packed.length > 9000 ? undefined : unpack(packed)
  if (!Array.isArray(values) || values.length !== 7) return undefined
  if (!values.every((value) => typeof value === 'string' && value.length <= maxLength))
    return undefined
  const [kinds = '', title = '', description = '', siteName = '', url = '', ...og]: string[] =
    values
  const titlePosition = titlePositions[Number(kinds[0])]
  const image = imageKinds[Number(kinds[1])]
  const card = cardKinds[Number(kinds[2])]
  const robots = robotsKinds[Number(kinds[3])]
  if (!titlePosition || !image || !card || !robots || !/^\d{4}[01]{2}$/.test(kinds))
    return undefined
  const [ogTitle = '', ogDescription = ''] = og
  const flags = { alt: kinds[4] === '1', icon: kinds[5] === '1' }
  return {
    title,
    description,
    siteName,
    titlePosition,
    url,
    ogTitle,
    ogDescription,
    image,
    card,
    robots,
    ...flags,
  }
}

/** The initial page is in the language of the reader. */
export function codecOf(locale: string): LabCodec<PageMeta> {
  return inLanguage(codecs, locale)
}

const codecs: PerLanguage<LabCodec<PageMeta>> = {
  zh: { initial: initialPages.zh, encode, decode },
  en: { initial: initialPages.en, encode, decode },
}
