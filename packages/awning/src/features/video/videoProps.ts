/** A video as `markdown/video.ts` writes it. */
export interface VideoProps {
  readonly title: string
  /** Address of a picture that is shown before it plays, and its size. */
  readonly poster?: string
  readonly width?: string
  readonly height?: string
  /** The shape of its box; without it, that of the poster. */
  readonly ratio?: string
}

/** A file of the site. */
export interface VideoFile extends VideoProps {
  readonly src: string
  /** Address of its captions, their name in menus and their language. */
  readonly captions?: string
  readonly captionsLabel?: string
  readonly lang?: string
}

/** A video of another site, and the texts around it. */
export interface VideoFrame extends VideoProps {
  /** Name of the site. */
  readonly host: string
  /** Address of the page that shows it, and of the frame that plays it. */
  readonly page: string
  readonly player: string
  /** `{title}` */
  readonly play: string
  readonly watch: string
  readonly notice: string
}

/** Whether properties are those of a video, which the content pipeline wrote. */
export function isVideo(props: object): props is VideoFile | VideoFrame {
  return 'title' in props && ('src' in props || 'player' in props)
}

export function isVideoFrame(video: VideoFile | VideoFrame): video is VideoFrame {
  return 'player' in video
}
