type Computer = {
  env?: Record<string, string | undefined>
  platform?: NodeJS.Platform
  home?: string
  /** Whether a program that can be run is at this path. */
  exists?: (path: string) => boolean
  /** The names in a folder; none when there is no such folder. */
  list?: (folder: string) => string[]
}

/** The path of a Chromium or Chrome; `CHROMIUM_PATH` comes first. */
export function findBrowser(computer?: Computer): string | undefined

/** The path of Firefox; `FIREFOX_PATH` comes first. */
export function findFirefox(): string | undefined

/** Whether Firefox is installed, and the display that its tests need. */
export function canTestFirefox(): boolean

/** Whether WebKit's driver is installed, the display that it needs, and `xdotool`, which presses keys there. */
export function canTestWebKit(): boolean
