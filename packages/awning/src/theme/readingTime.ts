import { format, formatMinutes } from '../i18n/format.ts'
import type { Site } from './localeSite.ts'

/** `阅读约5分钟`, `5 min read`. */
export function readingTime({ t, locale }: Site, minutes: number): string {
  return format(t.readingTime, { time: formatMinutes(minutes, locale.lang) })
}
