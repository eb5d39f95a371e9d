import type { SiteConfig } from '../../config/site.ts'
import type { PolicySources } from '../../config/policySources.ts'

/** What the inline script needs to know of a tool. */
export interface AnalyticsTool {
  readonly name: 'plausible' | 'ga4' | 'umami'
  readonly src: string
  /** Attributes `data-…` of its script. */
  readonly data?: Readonly<Record<string, string>>
  readonly id?: string
  /** Whether the site reports every page itself. */
  readonly isManual: boolean
}

const umamiCloud = { script: 'https://cloud.umami.is', gateway: 'https://api-gateway.umami.dev' }

export function analyticsTools({ analytics, url }: SiteConfig): AnalyticsTool[] {
  const { plausible, ga4, umami } = analytics ?? {}
  const tools: AnalyticsTool[] = []
  if (plausible)
    tools.push({
      name: 'plausible',
      src: plausible.src,
      data: { domain: plausible.domain ?? new URL(url).host },
      isManual: true,
    })
  if (ga4)
    tools.push({
      name: 'ga4',
      src: `https://www.googletagmanager.com/gtag/js?id=${ga4.id}`,
      id: ga4.id,
      isManual: ga4.pageViews === 'site',
    })
  if (umami) {
    const hostUrl = umamiHost(umami)
    tools.push({
      name: 'umami',
      src: umami.src,
      data: {
        websiteId: umami.websiteId,
        autoTrack: 'false',
        doNotTrack: 'true',
        ...(hostUrl === undefined ? {} : { hostUrl }),
      },
      isManual: true,
    })
  }
  return tools
}

/** The origins that the tools load their script from and report to, and no others. */
export function analyticsSources({ analytics }: SiteConfig): PolicySources[] {
  const { plausible, ga4, umami } = analytics ?? {}
  const sources: PolicySources[] = []
  if (plausible) {
    const origin = [new URL(plausible.src).origin]
    sources.push({ 'script-src': origin, 'connect-src': origin })
  }
  if (ga4)
    sources.push({
      'script-src': ['https://www.googletagmanager.com'],
      'img-src': ['https://*.google-analytics.com', 'https://*.googletagmanager.com'],
      'connect-src': [
        'https://*.google-analytics.com',
        'https://*.analytics.google.com',
        'https://*.googletagmanager.com',
      ],
    })
  if (umami) {
    const { origin } = new URL(umami.src)
    const host = umamiHost(umami)
    sources.push({
      'script-src': [origin],
      'connect-src': [host === undefined ? origin : new URL(host).origin],
    })
  }
  return sources
}

type UmamiConfig = NonNullable<NonNullable<SiteConfig['analytics']>['umami']>

/** Umami Cloud serves its script and collects views at different addresses; other servers do both. */
function umamiHost({ src, hostUrl }: UmamiConfig): string | undefined {
  return hostUrl ?? (src.startsWith(`${umamiCloud.script}/`) ? umamiCloud.gateway : undefined)
}
