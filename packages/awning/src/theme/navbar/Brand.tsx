import type { ReactNode } from 'react'
import type { Site } from '../localeSite.ts'
import styles from './Brand.module.css'

/** The logo and the site's title: the link to the home page. */
export function Brand({ site }: { site: Site }): ReactNode {
  return (
    <a className={styles['brand']} href={site.root}>
      <Logo site={site} />
      <span>{site.text(site.config.title)}</span>
    </a>
  )
}

function Logo({ site }: { site: Site }): ReactNode {
  const { logo, base } = site.config
  const { image } = logo
  if (!image) return <LetterLogo site={site} />
  const alt = site.text(logo.alt)
  const picture = (file: string, mode?: 'light' | 'dark') => (
    <img className={styles['image']} src={base + file.slice(1)} alt={alt} data-mode={mode} />
  )
  if (image.light === image.dark) return picture(image.light)
  return (
    <>
      {picture(image.light, 'light')}
      {picture(image.dark, 'dark')}
    </>
  )
}

/** The title next to it says the same, so it is hidden from screen readers. */
function LetterLogo({ site: { config, locale, text } }: { site: Site }): ReactNode {
  const { logo, locales, defaultLocale } = config
  // A letter that is not translated keeps the glyphs of its own language.
  const lang =
    logo.text[locale.id] === undefined
      ? locales.find(({ id }) => id === defaultLocale)?.lang
      : undefined
  return (
    <span className={styles['letter']} aria-hidden="true" lang={lang}>
      {text(logo.text)}
    </span>
  )
}
