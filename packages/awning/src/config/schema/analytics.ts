import { z } from 'zod'
import { options } from './options.ts'

const address = z.url({
  protocol: /^https?$/,
  error: "must be a complete address. Write 'https://stats.example.com/script.js'.",
})

/** Tools that count visits. Each is loaded after the page, and counts every page once. */
export const analyticsSchema = options({
  /** Plausible. @example { domain: 'docs.example.com' } */
  plausible: options({
    /** The name of the site at Plausible. Default: the host of `url`. @example 'docs.example.com' */
    domain: z.string().min(1, 'must not be empty').optional(),
    /**
     * Its script without automatic page views (`script.manual.js`, also of a server of your own).
     * Default: that of plausible.io.
     *
     * @example 'https://stats.example.com/js/script.manual.js'
     */
    src: address.default('https://plausible.io/js/script.manual.js'),
  }).optional(),
  /** Google Analytics 4. @example { id: 'G-ABCDEF1234' } */
  ga4: options({
    /** The measurement id. Required. @example 'G-ABCDEF1234' */
    id: z.string().regex(/^G-[A-Z0-9]+$/, "must be a measurement id. Write 'G-ABCDEF1234'."),
    /**
     * Who reports the page after a link was followed: `google` notices it by the browser's history, as
     * new data streams do; `site` reports it with the new title, for a stream in which “Page changes based
     * on browser history events” is switched off. Default: `google`.
     *
     * @example 'site'
     */
    pageViews: z.enum(['google', 'site']).default('google'),
  }).optional(),
  /** Umami. @example { websiteId: '1b2c3d4e-…' } */
  umami: options({
    /** The id of the website at Umami. Required. @example '1b2c3d4e-…' */
    websiteId: z.string().min(1, 'must not be empty'),
    /** Its script, also of a server of your own. Default: that of Umami Cloud. @example 'https://stats.example.com/script.js' */
    src: address.default('https://cloud.umami.is/script.js'),
    /** Where it sends what it counts. Default: the server of the script; for Umami Cloud, its gateway. @example 'https://stats.example.com' */
    hostUrl: address.optional(),
  }).optional(),
})
