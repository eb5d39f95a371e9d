/** Hosts that their own headers give away. */
const marks = [
  ['github-pages', 'server', /^github\.com$/i],
  ['netlify', 'server', /^netlify/i],
  ['vercel', 'server', /^vercel/i],
  ['cloudflare', 'server', /^cloudflare/i],
  ['nginx', 'server', /^nginx/i],
  ['caddy', 'server', /^caddy/i],
] as const

export type KnownHost = (typeof marks)[number][0]

export function hostOf(headers: Headers): KnownHost | undefined {
  return marks.find(([, header, pattern]) => pattern.test(headers.get(header) ?? ''))?.[0]
}

/** What an owner does about headers, redirects and unknown addresses on a host. */
export function changeOn(host: KnownHost | undefined): string {
  switch (host) {
    case 'nginx':
      return 'npx awning deploy-files nginx writes a configuration that does it; reload nginx with it.'
    case 'caddy':
      return 'npx awning deploy-files caddy writes a Caddyfile that does it; reload Caddy with it.'
    case 'vercel':
      return 'npx awning deploy-files vercel writes a vercel.json that does it; commit it.'
    case 'netlify':
      return 'npx awning deploy-files netlify writes a netlify.toml; dist/_headers has to be at the top of what is published.'
    case 'cloudflare':
      return 'dist/_headers has to be at the top of what is published; npx awning deploy-files cloudflare says how.'
    case 'github-pages':
      return 'GitHub Pages cannot do it; another host, or a proxy in front of it, can.'
    case undefined:
      return 'npx awning deploy-files writes what nginx, Caddy, Docker, Netlify, Cloudflare Pages and Vercel need for it.'
  }
}
