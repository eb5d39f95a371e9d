import { localeRoot, writtenPath } from '../../config/address.ts'
import { openGraphLocale } from '../../i18n/openGraphLocale.ts'
import { textPhrases } from '../article/textPhrases.ts'
import type { Site } from '../localeSite.ts'
import type { ArticleLayoutFacts, SiteFacts } from './siteFacts.ts'

export function siteFactsOf(site: Site): SiteFacts {
  const { config, locale, root, t } = site
  const { copy, copyFailed } = t.markdown
  const name = site.text(config.title)
  return {
    head: {
      name,
      home: [name, site.text(config.tagline)].filter(Boolean).join(' | '),
      url: config.url,
      root,
      locale: openGraphLocale(locale.lang),
      languages: config.locales.map(({ id, lang }) => ({
        lang,
        root: localeRoot(config, id),
        locale: openGraphLocale(lang),
      })),
      defaultRoot: localeRoot(config, config.defaultLocale),
      ...(config.social === false ? {} : { social: { base: config.base, locale: locale.id } }),
    },
    copy: { copy, copyFailed, copied: t.copied },
    article: articleLayoutFacts(site),
    phrases: textPhrases(t),
  }
}

function articleLayoutFacts({ config, t, text }: Site): ArticleLayoutFacts {
  const { docs, editUrl } = config
  const docsLink = { label: text(docs.title), path: writtenPath(config, docs.path) }
  return {
    breadcrumbs: t.breadcrumbs,
    docsStart: [{ label: t.home, path: '/' }, ...(docs.path === '/' ? [] : [docsLink])],
    onThisPage: t.onThisPage,
    editThisPage: t.editThisPage,
    ...(editUrl === undefined ? {} : { editUrl }),
    opensInNewTab: t.opensInNewTab,
    lastUpdated: t.lastUpdated,
    relatedPages: t.relatedPages,
    docsPager: { label: t.docsPages, start: t.previous, end: t.next },
    postsPager: { label: t.postNavigation, start: t.newerPost, end: t.olderPost },
  }
}
