import { z } from 'zod'
import { firstLetters } from '../firstLetters.ts'
import { analyticsSchema } from './analytics.ts'
import { announcementSchema } from './announcement.ts'
import { budgetsSchema } from './budgets.ts'
import { cacheSchema } from './cache.ts'
import { checkLocale } from './checkLocale.ts'
import { codeSchema } from './code.ts'
import { commentsSchema } from './comments.ts'
import type { SchemaContext } from './context.ts'
import { defaultShortcuts } from '../defaultShortcuts.ts'
import { docsSchema } from './docs.ts'
import { footerSchema } from './footer.ts'
import { imagesSchema } from './images.ts'
import { linksSchema } from './links.ts'
import { contentPolicySchema, headSchema } from './head.ts'
import { localesSchema } from './locales.ts'
import { localizedText, optionalText } from './localized.ts'
import { logoSchema } from './logo.ts'
import { navbarSchema } from './navbar.ts'
import { options } from './options.ts'
import { postsSchema } from './posts.ts'
import { proseLintSchema } from './proseLint.ts'
import { redirectsSchema } from './redirects.ts'
import { shortcutsSchema } from './shortcuts.ts'
import { publicFile, refuseMistake } from './sitePath.ts'
import { socialSchema } from './social.ts'
import { stringsSchema } from './stringsSchema.ts'
import { themeSchema } from './theme.ts'
import { timeZone } from './timeZone.ts'

const address = z.url({
  protocol: /^https?$/,
  abort: true,
  error: "must be a complete address. Write 'https://docs.example.com'.",
})

/** The address of the site: everything behind the host is what `base` is for. */
const siteUrl = address
  .regex(/[^/]$/, { error: 'must not end with /. Leave the slash out.', abort: true })
  .refine(
    (url) => !URL.canParse(url) || new URL(url).origin.length === url.length,
    "must end with the host. Write the folder of the site into base, as in base: '/docs/'.",
  )

/** What the rest depends on, and is read before it. */
export const languagesSchema = z.object({
  locales: localesSchema,
  defaultLocale: z.string().optional().catch(undefined),
  strings: stringsSchema.catch({}).default({}),
})

/** All settings of a site. */
export function siteSchema(context: SchemaContext) {
  return options({
    /**
     * Public address, without a slash at the end; the environment variable `SITE_URL` overrides it.
     * Required.
     *
     * @example 'https://docs.example.com'
     */
    url: siteUrl,
    /** Folder the site is served from. Default: `/`. @example '/docs/' */
    base: z
      .string()
      .regex(/^\/(?:.*\/)?$/, {
        error: "must start and end with /. Write '/' or '/folder/'.",
        abort: true,
      })
      .superRefine((base, issues) => {
        if (base !== '/') refuseMistake(base.slice(1, -1), issues)
        // It is written into configurations of servers, headers and sitemaps as it is: letters beyond
        // ASCII are encoded in some of them and not in others.
        if (/[^\w.~+@/-]/.test(base)) {
          const message =
            "must consist of the letters a to z, digits and the characters -._~+@. Write '/folder/'."
          issues.addIssue({ code: 'custom', message })
        }
      })
      .default('/'),
    /** The site's name. Required. @example { en: 'Handbook', fr: 'Manuel' } */
    title: localizedText(context),
    /** One line about the site, for its home page and search engines. Default: none. @example 'All about lamps' */
    tagline: optionalText(context).prefault(''),
    /** What the site offers, in a sentence or two: for its home page, search engines and `llms.txt`. Default: none. @example 'How to choose, repair and recycle lamps.' */
    description: optionalText(context).prefault(''),
    /** The logo next to the title. Default: the first letter of the title. @example { image: '/logo.svg' } */
    logo: logoSchema(context).prefault({}),
    /**
     * Files of the folder `public` that tabs of browsers show. Default: `favicon.ico`, `favicon.svg` and
     * `favicon.png`, those that exist.
     *
     * @example '/brand/icon.svg'
     */
    favicon: z
      .union([publicFile, z.array(publicFile)], {
        error: "must be a file of the folder public, or a list of them. Write '/icon.svg'.",
      })
      .transform((files) => (typeof files === 'string' ? [files] : files))
      .optional(),
    /** Address of the sources; the navbar links to it. Default: no link. @example 'https://code.example.com/docs' */
    repository: address.optional(),
    /**
     * Where the edit of a content file begins; the file's path is appended. Default: pages have no
     * such link.
     *
     * @example 'https://code.example.com/docs/edit/main/'
     */
    editUrl: address.optional(),
    /** The languages. Default: English alone. @example [{ id: 'en' }, { id: 'fr' }] */
    locales: localesSchema,
    /** Id of the locale at `/`; its content decides which pages exist. Default: the first locale. @example 'en' */
    defaultLocale: z
      .string()
      .superRefine((id, issues) => checkLocale(id, context, issues))
      .optional(),
    /** Words of the interface in place of the built-in ones, by locale. Default: none. @example { en: { next: 'Onwards' } } */
    strings: stringsSchema
      .superRefine((strings, issues) => {
        for (const id of Object.keys(strings)) checkLocale(id, context, issues, [id])
      })
      .default({}),
    /** The docs; false for none. Default: all files of `content/<locale>/docs`, at `/docs`. @example { path: '/handbook' } */
    docs: z
      .union(
        [
          z.literal(false).transform(() => docsSchema(context).parse({ enabled: false })),
          docsSchema(context),
        ],
        { error: "must be false, or options such as { path: '/handbook' }." },
      )
      .prefault({}),
    /** Dated collections. Default: none. @example [{ id: 'blog' }] */
    posts: postsSchema(context).prefault([]),
    /**
     * Old addresses and the pages or complete addresses they lead to, in every language; an address that
     * begins with a locale is meant for that one alone. Default: none.
     *
     * @example { '/guide/start': '/docs/start', '/en/chat': 'https://chat.example.com' }
     */
    redirects: redirectsSchema.default({}),
    /**
     * Whether the addresses of pages end with a slash. Default: only those of folders (`/docs/guide/`), for
     * hosts that serve a page at both forms.
     *
     * @example 'never'
     */
    trailingSlash: z
      .enum(['never', 'always'], "must be 'never' or 'always', or be left out")
      .optional(),
    /** The bar at the top. Default: title, search and settings, no links. @example { items: [{ label: 'Guide', to: '/docs/guide/' }] } */
    navbar: navbarSchema(context).prefault({}),
    /** The footer of every page. Default: empty. @example { copyright: '© 2022 Example' } */
    footer: footerSchema(context).prefault({}),
    /** A line above the navbar. Default: none. @example { id: 'release-2', html: 'Version 2 is out' } */
    announcement: announcementSchema(context).optional(),
    /**
     * Elements for the head of every page. The content security policy then allows what they load and run.
     * Default: none.
     *
     * @example [{ tag: 'meta', attrs: { name: 'google-site-verification', content: '…' } }]
     */
    head: headSchema.default([]),
    /**
     * Other sites that pages may load from, by directive: `script-src`, `style-src`, `img-src`, `connect-src`,
     * `font-src`, `frame-src`, `media-src`, `form-action`. Default: none but those that other settings need.
     *
     * @example { 'frame-src': ['https://www.youtube-nocookie.com'], 'img-src': ['https://img.shields.io'] }
     */
    contentSecurityPolicy: contentPolicySchema.default({}),
    /** A tool that counts visits. Default: none. @example { plausible: { domain: 'docs.example.com' } } */
    analytics: analyticsSchema.optional(),
    /** Comments below posts or docs. Default: none. @example { giscus: { repo: 'example/docs', repoId: 'R_kgDOG…', category: 'Announcements', categoryId: 'DIC_kwDOG…' } } */
    comments: commentsSchema.optional(),
    /** Keys that lead to a page. Default: home page, docs and collections. @example [{ keys: 'g a', label: 'API', to: '/docs/api/' }] */
    shortcuts: shortcutsSchema(context).optional(),
    /** Colours, fonts and style sheets of your own. Default: the theme's. @example { colors: { accent: '#1c5d99' } } */
    theme: themeSchema.prefault({}),
    /** Whether `$…$` and `$$` in texts are formulas, in TeX. Default: false, dollar signs are text. @example true */
    math: z.boolean().default(false),
    /** How serious mistakes in links are. Default: a broken link fails the build. @example { broken: 'warn' } */
    links: linksSchema.prefault({}),
    /** The time zone of dates without one, which decides when a scheduled page is published. Default: 'UTC'. @example 'Asia/Shanghai' */
    timeZone: timeZone.default('UTC'),
    /** Pictures in texts. Default: in AVIF and WebP beside the original. @example { formats: ['webp'] } */
    images: imagesSchema.prefault({}),
    /** Code blocks. Default: without line numbers. @example { lineNumbers: true } */
    code: codeSchema.prefault({}),
    /** Rules for texts that `awning check` applies. Default: the rules that suit any site. @example { description: true } */
    proseLint: proseLintSchema(context).prefault({}),
    /** Pictures for places where an address is shared. Default: one for every page, if `awning-social-images` is installed. @example false */
    social: socialSchema.prefault(() => (context.hasSocialImages ? {} : false)),
    /**
     * Whether pages can be read offline. Default: true. After a change to false, browsers remove the
     * service worker and everything it has saved at the reader's next visit.
     *
     * @example false
     */
    offline: z.boolean().default(true),
    /** Whether `.br` and `.gz` files are written next to compressible files. Most hosts compress files themselves. Default: false. @example true */
    precompress: z.boolean().default(false),
    /** The maximum sizes of a page; if one is larger, the build fails. Default: the engine's limits. @example { html: 24 * 1024 } */
    budgets: budgetsSchema.prefault({}),
    /** A cache that machines share. Default: each has only its own. @example { remote: 'https://cache.example.com/awning', token: 'CACHE_TOKEN' } */
    cache: cacheSchema.prefault({}),
  })
    .superRefine(({ docs, posts }, issues) => {
      const index = posts.findIndex(({ path }) => docs.enabled && path === docs.path)
      if (index < 0) return
      const message = `must not be "${docs.path}", where the docs are. Choose another one, or write docs: false.`
      issues.addIssue({ code: 'custom', path: ['posts', index, 'path'], message })
    })
    .transform(({ defaultLocale, logo, shortcuts, ...site }) => ({
      ...site,
      defaultLocale: defaultLocale ?? site.locales[0]?.id ?? 'en',
      logo: { ...logo, text: logo.text ?? firstLetters(site.title) },
      shortcuts: shortcuts ?? defaultShortcuts(site, context),
    }))
}
