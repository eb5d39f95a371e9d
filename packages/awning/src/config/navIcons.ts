/** Icons that items of the navbar can have by name; `theme/nav-items/BrandIcon.tsx` draws them. */
export const navIconNames = [
  'bluesky',
  'discord',
  'github',
  'gitlab',
  'linkedin',
  'mail',
  'mastodon',
  'rss',
  'telegram',
  'x',
  'youtube',
] as const

export type NavIconName = (typeof navIconNames)[number]

export function isNavIconName(icon: string): icon is NavIconName {
  return (navIconNames as readonly string[]).includes(icon)
}
