'use client'

import type { ReactNode } from 'react'
import { HostedVideo } from './HostedVideo.tsx'
import styles from './Video.module.css'
import { isVideoFrame, type VideoFile, type VideoFrame } from './videoProps.ts'

/**
 * A video of a text, in a box whose size is known before anything of it has loaded. It is a client component as a whole,
 * so that only pages with a video link its styles.
 */
export function Video({ video }: { video: VideoFile | VideoFrame }): ReactNode {
  return (
    // `data-live`: a click on the button before the app runs is repeated once it does.
    <figure className={styles['video']} data-ratio={video.ratio} data-live="">
      {isVideoFrame(video) ? <Frame video={video} /> : <File video={video} />}
    </figure>
  )
}

function Frame({ video }: { video: VideoFrame }): ReactNode {
  const { title, player, page, poster, play, watch, notice } = video
  return (
    <>
      <div className={styles['screen']}>
        <HostedVideo title={title} player={player} play={play.replace('{title}', () => title)}>
          {poster && <img src={poster} alt="" loading="lazy" decoding="async" />}
        </HostedVideo>
      </div>
      <figcaption>
        <span>{title}</span>{' '}
        <a href={page} target="_blank" rel="noopener noreferrer">
          {watch}
        </a>{' '}
        <small data-script="">{notice}</small>
      </figcaption>
    </>
  )
}

function File({ video }: { video: VideoFile }): ReactNode {
  const { title, src, poster, width, height, captions, captionsLabel, lang } = video
  return (
    <>
      {/* oxlint-disable-next-line jsx-a11y/media-has-caption -- a video without sound needs none */}
      <video
        className={styles['file']}
        src={src}
        poster={poster}
        width={width}
        height={height}
        preload="none"
        aria-label={title}
        controls
        playsInline
      >
        {captions && <track kind="captions" src={captions} srcLang={lang} label={captionsLabel} />}
      </video>
      <figcaption>{title}</figcaption>
    </>
  )
}
