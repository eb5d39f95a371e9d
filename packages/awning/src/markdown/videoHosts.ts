/** A video of another site. */
export interface HostedVideo {
  /** The name of the site. */
  readonly host: string
  /** Address of the page that shows it. */
  readonly page: string
  /** Address of the frame that plays it at once. */
  readonly player: string
  /** Whether it is made for phones. */
  readonly isTall: boolean
}

/** The sites whose addresses `hostedVideo` knows. */
export const videoHosts = 'YouTube, Vimeo and Bilibili'

/** Reads the address of a video, as a browser shows it or as the site offers it for sharing. */
export function hostedVideo(address: string): HostedVideo | undefined {
  if (!URL.canParse(address)) return undefined
  const url = new URL(address)
  switch (url.hostname.replace(/^(?:www|m)\./, '')) {
    case 'youtube.com':
    case 'youtube-nocookie.com':
    case 'youtu.be':
      return youtube(url)
    case 'vimeo.com':
    case 'player.vimeo.com':
      return vimeo(url)
    case 'bilibili.com':
    case 'player.bilibili.com':
      return bilibili(url)
    default:
      return undefined
  }
}

function youtube(url: URL): HostedVideo | undefined {
  const { hostname, pathname, searchParams } = url
  if (/^\/(?:embed\/videoseries|playlist)\/?$/.test(pathname)) return youtubePlaylist(url)
  const [, kind = '', named = ''] = /^\/(?:(embed|shorts|live)\/)?([\w-]+)/.exec(pathname) ?? []
  const isInPath = kind !== '' || hostname === 'youtu.be'
  const id = isInPath ? named : (searchParams.get('v') ?? '')
  if (!/^[\w-]{11}$/.test(id)) return undefined
  const start = seconds(searchParams.get('t') ?? searchParams.get('start') ?? '')
  const isTall = kind === 'shorts'
  return {
    host: 'YouTube',
    page: `https://www.youtube.com/${isTall ? 'shorts/' : 'watch?v='}${id}${start && !isTall ? `&t=${start}` : ''}`,
    // This host sets no cookies before the video plays.
    player: `https://www.youtube-nocookie.com/embed/${id}?autoplay=1${start ? `&start=${start}` : ''}`,
    isTall,
  }
}

function youtubePlaylist({ searchParams }: URL): HostedVideo | undefined {
  const id = searchParams.get('list') ?? ''
  if (!/^[\w-]+$/.test(id)) return undefined
  return {
    host: 'YouTube',
    page: `https://www.youtube.com/playlist?list=${id}`,
    player: `https://www.youtube-nocookie.com/embed/videoseries?list=${id}&autoplay=1`,
    isTall: false,
  }
}

/** `90`, `90s` or `1m30s`; 0 for anything else. */
function seconds(written: string): number {
  const [, hours, minutes, rest] = /^(?:(\d+)h)?(?:(\d+)m)?(?:(\d+)s?)?$/.exec(written) ?? []
  return Number(hours ?? 0) * 3600 + Number(minutes ?? 0) * 60 + Number(rest ?? 0)
}

function vimeo({ pathname, searchParams }: URL): HostedVideo | undefined {
  const [, id, inPath] = /^\/(?:video\/)?(\d+)(?:\/([\da-f]+))?/.exec(pathname) ?? []
  if (id === undefined) return undefined
  // Videos that are not listed have a second part.
  const secret = inPath ?? searchParams.get('h')
  return {
    host: 'Vimeo',
    page: `https://vimeo.com/${id}${secret ? `/${secret}` : ''}`,
    player: `https://player.vimeo.com/video/${id}?${new URLSearchParams({ ...(secret ? { h: secret } : {}), dnt: '1', autoplay: '1' })}`,
    isTall: false,
  }
}

function bilibili({ pathname, searchParams }: URL): HostedVideo | undefined {
  const id = /^\/video\/(BV\w{10})/.exec(pathname)?.[1] ?? searchParams.get('bvid') ?? ''
  if (!/^BV\w{10}$/.test(id)) return undefined
  const part = /^\d+$/.test(searchParams.get('p') ?? '') ? searchParams.get('p') : undefined
  return {
    host: 'Bilibili',
    page: `https://www.bilibili.com/video/${id}${part ? `?p=${part}` : ''}`,
    player: `https://player.bilibili.com/player.html?bvid=${id}&autoplay=1${part ? `&p=${part}` : ''}`,
    isTall: false,
  }
}
