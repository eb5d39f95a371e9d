import type { ReactNode } from 'react'
import type { NavIconName } from '../../config/navIcons.ts'
import { StrokeIcon } from '../icons/icons.tsx'

/** Places where projects have a presence, as line icons on the grid of `icons.tsx`. Only server components use them. */
const paths: Readonly<Record<NavIconName, string>> = {
  bluesky:
    'M12 11C10.5 8 7.5 5 4.5 4.5 3 4.3 3 6 3.2 8c.3 3 1 4.5 4.3 4.8C4.5 13.5 4 16 6 18.3c2.5 2.7 5 .2 6-2.8 1 3 3.5 5.5 6 2.8 2-2.3 1.5-4.8-1.5-5.5 3.3-.3 4-1.8 4.3-4.8.2-2 .2-3.7-1.3-3.5C16.5 5 13.5 8 12 11Z',
  discord:
    'M8 6.5c2.6-.7 5.4-.7 8 0L17 5c1.6.4 2.6.9 3.5 1.5 1.5 3.4 2 6.7 1.7 10-1.5 1.3-3.2 2-4.8 2.5l-1.2-2c-2.7.8-5.7.8-8.4 0l-1.2 2c-1.6-.5-3.3-1.2-4.8-2.5-.3-3.3.2-6.6 1.7-10C4.4 5.9 5.4 5.4 7 5zM9 12.5h.01M15 12.5h.01',
  github:
    'M15 22v-3.5c0-1 .1-1.6-.5-2.2 3-.3 6-1.4 6-6.5 0-1.4-.5-2.6-1.4-3.5.2-.4.6-1.7-.1-3.4 0 0-1.2-.4-3.7 1.3a12.8 12.8 0 0 0-6.6 0C6.2 2.5 5 2.9 5 2.9c-.7 1.7-.3 3-.1 3.4A5 5 0 0 0 3.5 9.8c0 5 3 6.2 6 6.5-.5.5-.6 1-.6 1.8V22M9 19.2c-3 .9-4-1-5.5-1.7',
  gitlab: 'M12 21 3 14l2.5-9.5L8 11h8l2.5-6.5L21 14z',
  linkedin: 'M4 4h16v16H4zM8 11v5M8 8h.01M12 16v-5M12 13c0-2.5 4-2.5 4 0v3',
  mail: 'M3 6h18v12H3zM3 7l9 6 9-6',
  mastodon:
    'M20 9c0-4-2-5.5-8-5.5S4 5 4 9v4c0 5 2.5 7.5 8 7.5 1.5 0 2.8-.2 4-.6M8 14v-4c0-2.3 4-2.3 4 0v2M12 10c0-2.3 4-2.3 4 0v4',
  rss: 'M5 11a8 8 0 0 1 8 8M5 5a14 14 0 0 1 14 14M5.5 18.5h.01',
  telegram: 'M21 4 3 11l5.5 2L19 6l-8 8.5V20l3-4 4 3z',
  x: 'M4 4h4l12 16h-4zM19 4l-6.3 7M5 20l6.3-7',
  youtube:
    'M3 8c.3-1.6 1-2.2 2.5-2.4 4.3-.5 8.7-.5 13 0C20 5.8 20.7 6.4 21 8c.4 2.7.4 5.3 0 8-.3 1.6-1 2.2-2.5 2.4-4.3.5-8.7.5-13 0C4 18.2 3.3 17.6 3 16c-.4-2.7-.4-5.3 0-8ZM10 9.5v5l4.5-2.5z',
}

export function BrandIcon({ name }: { name: NavIconName }): ReactNode {
  return <StrokeIcon path={paths[name]} size={20} />
}
